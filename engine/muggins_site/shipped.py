"""What the browser gets: the modules of the engine, its data, and the part of Python's standard library they stand on.

A module that is not named here does not exist in the browser, so the build refuses code that imports one
(:mod:`muggins_site.import_guard`).
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ENGINE = _words("""
    muggins
    muggins.errors
    muggins.games
    muggins.games.cribbage
    muggins.games.cribbage.counting
    muggins.games.cribbage.dealing
    muggins.games.cribbage.events
    muggins.games.cribbage.facts
    muggins.games.cribbage.hand
    muggins.games.cribbage.mistakes
    muggins.games.cribbage.moves
    muggins.games.cribbage.notation
    muggins.games.cribbage.pegging
    muggins.games.cribbage.positions
    muggins.games.cribbage.rules
    muggins.games.cribbage.scoring
    muggins.games.cribbage.series
    muggins.games.cribbage.showing
    muggins.games.cribbage.state
    muggins.games.deals
    muggins.games.dominoes
    muggins.games.dominoes.chain
    muggins.games.dominoes.dealing
    muggins.games.dominoes.events
    muggins.games.dominoes.facts
    muggins.games.dominoes.notation
    muggins.games.dominoes.rules
    muggins.games.dominoes.scoring
    muggins.games.dominoes.state
    muggins.games.family
    muggins.games.family.dealing
    muggins.games.family.events
    muggins.games.family.facts
    muggins.games.family.mistakes
    muggins.games.family.moves
    muggins.games.family.notation
    muggins.games.family.priorities
    muggins.games.family.rules
    muggins.games.family.state
    muggins.games.game
    muggins.games.lines
    muggins.lessons
    muggins.lessons.library
    muggins.lessons.playback
    muggins.lessons.record
    muggins.lessons.scenario
    muggins.live
    muggins.live.cribbage
    muggins.live.cribbage.counting
    muggins.live.session
    muggins.pieces
    muggins.pieces.cards
    muggins.pieces.shuffle
    muggins.pieces.tiles
    muggins.views
    muggins.views.cards
    muggins.views.cribbage
    muggins.views.cribbage.choices
    muggins.views.cribbage.counter
    muggins.views.cribbage.frames
    muggins.views.cribbage.pegboard
    muggins.views.cribbage.play
    muggins.views.cribbage.show
    muggins.views.cribbage.table
    muggins.views.dominoes
    muggins.views.dominoes.frames
    muggins.views.dominoes.round
    muggins.views.dominoes.scene
    muggins.views.dominoes.snake
    muggins.views.dominoes.table
    muggins.views.dominoes.tally
    muggins.views.dominoes.tiles
    muggins.views.family
    muggins.views.family.frames
    muggins.views.family.table
    muggins.views.game_view
    muggins.views.icons
    muggins.views.markup
    muggins.views.page
    muggins.views.parts
    muggins.words
    muggins.words.catalogue
    muggins.words.cribbage
    muggins.words.cribbage.explanations
    muggins.words.cribbage.narration
    muggins.words.cribbage.play
    muggins.words.dominoes
    muggins.words.dominoes.explanations
    muggins.words.dominoes.narration
    muggins.words.explanations
    muggins.words.family
    muggins.words.family.explanations
    muggins.words.family.narration
    muggins.words.family.reasons
    muggins.words.lots
    muggins.words.names
    muggins.words.phrase
""")
"""Modules of the package ``muggins``."""

DATA = _words("""
    muggins/data/fr.mo
    muggins/data/pl.mo
    muggins/data/rules.json
    muggins/data/scenarios.json
    muggins/data/tr.mo
""")
"""Files that the engine reads as package data, as paths inside the wheel."""

STDLIB = _words("""
    __future__ _colorize _compression _opcode_metadata _weakrefset
    _pyodide _pyodide._base _pyodide._core_docs _pyodide._future_helper _pyodide._importhook _pyodide.docs_argspec
    _pyodide.docstring _pyodide.jsbind
    ast
    asyncio asyncio.base_events asyncio.base_futures asyncio.base_subprocess asyncio.base_tasks asyncio.constants
    asyncio.coroutines asyncio.events asyncio.exceptions asyncio.format_helpers asyncio.futures asyncio.locks
    asyncio.log asyncio.mixins asyncio.protocols asyncio.queues asyncio.runners asyncio.selector_events asyncio.sslproto
    asyncio.staggered asyncio.streams asyncio.subprocess asyncio.taskgroups asyncio.tasks asyncio.threads
    asyncio.timeouts asyncio.transports asyncio.trsock asyncio.unix_events
    bisect bz2 collections concurrent concurrent.futures concurrent.futures._base contextlib contextvars copy copyreg
    dataclasses dis encodings encodings.aliases encodings.cp437 encodings.utf_8 enum fnmatch functools gettext glob
    heapq html html.entities
    importlib importlib._abc importlib.abc importlib.readers importlib.resources importlib.resources._adapters
    importlib.resources._common importlib.resources._functional importlib.resources._itertools importlib.resources.abc
    importlib.resources.readers
    inspect json json.decoder json.encoder json.scanner keyword linecache logging opcode operator
    pathlib pathlib._abc pathlib._local
    pyodide pyodide._package_loader pyodide._state pyodide.code pyodide.common pyodide.ffi pyodide.webloop
    random re re._casefix re._compiler re._constants re._parser reprlib selectors shutil signal socket string struct
    subprocess tempfile textwrap threading token tokenize traceback types typing warnings weakref
    zipfile zipfile._path zipfile._path.glob
""")
"""Modules of Pyodide's standard library archive: what its own start needs and what the engine imports."""

BUILT_IN = _words("""
    _abc _ast _asyncio _bisect _blake2 _bz2 _codecs _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr
    _codecs_tw _collections _contextvars _csv _ctypes _datetime _decimal _elementtree _functools _heapq _imp _io _json
    _locale _lsprof _md5 _multibytecodec _opcode _operator _pickle _posixsubprocess _pyodide_core _queue _random _sha1
    _sha2 _sha3 _signal _socket _sre _stat _statistics _string _struct _suggestions _symtable _sysconfig _thread
    _tokenize _tracemalloc _typing _warnings _weakref _zoneinfo array atexit binascii builtins cmath errno faulthandler
    gc itertools marshal math mmap posix pyexpat select sys time unicodedata zlib
    _collections_abc _frozen_importlib _frozen_importlib_external _sitebuiltins abc codecs collections.abc genericpath
    importlib._bootstrap importlib._bootstrap_external importlib.machinery importlib.util io ntpath os os.path posixpath
    runpy site stat zipimport
    __main__ js pyodide._core pyodide_js pyodide_js._api
""")
"""Modules inside the WebAssembly file: written in C, frozen, or made by Pyodide at its start."""

NEVER_REACHED = _words("""
    _pydecimal _threading_local _winapi argparse asyncio.windows_events concurrent.futures.process
    concurrent.futures.thread doctest encodings.mbcs fcntl grp hashlib locale lzma msvcrt nt pickle pwd py_compile ssl
    statistics tarfile tracemalloc urllib.parse
""")
"""What the shipped standard library names in branches that never run in the browser; the engine may not import it."""
