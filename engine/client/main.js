/** Everything a page loads: the settings, the site's own behaviour and the boards. */
import "./settings.js";
import "./site.js";
import { MugWidget } from "./widget.js";

customElements.define("mug-widget", MugWidget);
