/** Everything a page loads: the site's own behaviour and the boards. */
import "./site.js";
import { MugWidget } from "./widget.js";

customElements.define("mug-widget", MugWidget);
