"""When the engine does not come, or goes."""

from playwright.sync_api import expect


def test_a_worker_that_does_not_come_can_be_tried_again(pages, trouble):
    trouble.expect(r"worker-|failed|Failed")
    board = pages.board()
    board.page.route("**/worker-*.js", lambda route: route.abort())
    board.button("try1").click()
    expect(board.line("failed")).to_be_visible()
    expect(board.spoken).to_have_text(board.line("failed").text_content())
    board.button("next").click()
    expect(board.step).to_have_id("four-awards-s2")
    board.page.unroute("**/worker-*.js")
    board.button("retry").click()
    expect(board.live).to_be_visible()
    board.shows_chain(["14"])
    expect(board.status).to_be_hidden()


def test_without_a_connection_the_reader_is_told(pages, trouble):
    trouble.expect(r"ERR_INTERNET_DISCONNECTED|failed|Failed")
    board = pages.board()
    board.page.context.set_offline(True)
    board.button("try1").click()
    expect(board.line("offline")).to_be_visible()
    board.page.context.set_offline(False)
    board.button("retry").click()
    expect(board.live).to_be_visible()


def test_a_table_goes_on_when_the_worker_is_lost(pages):
    """The page holds the whole record, so another worker can take over."""
    board = pages.board()
    board.page.add_init_script(
        """
        const Real = Worker;
        window.workers = [];
        window.Worker = class extends Real {
          constructor(...all) { super(...all); window.workers.push(this); }
        };
        """
    )
    board.page.reload()
    board.button("try1").click()
    expect(board.live).to_be_visible()
    board.play("11")
    board.page.evaluate("workers[0].dispatchEvent(new ErrorEvent('error'))")
    board.play("44")
    board.shows_chain(["11", "14", "44"])
    assert board.page.evaluate("workers.length") == 2
