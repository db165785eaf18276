/** A picture of 2 by 2 pixels, as a drawing program embeds one. */
const embedded =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP4z8DAwPCfgYHhPwMDAwAkAgT9cqgVJwAAAABJRU5ErkJggg==';

/** Logos as drawing programs export them, by program and what is particular to them. */
export const honestLogos: Readonly<Record<string, string>> = {
  'Illustrator, classes in CDATA, a switch, entities in the document type': `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 200 120" style="enable-background:new 0 0 200 120;" xml:space="preserve">
<style type="text/css"><![CDATA[
  .st0{fill:#1D4ED8;} /* the ground */
  .st1{clip-path:url(#SVGID_2_);}
  .st2{fill:url(#SVGID_3_);stroke:#0B1B4D;stroke-width:3;stroke-miterlimit:10;}
  .st0.wide,.st3{opacity:0.6;}
]]></style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"/><g i:extraneous="self">
<rect class="st0 wide" width="200" height="120"/>
<g><defs><circle id="SVGID_1_" cx="100" cy="60" r="48"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<g class="st1"><linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="52" y1="12" x2="148" y2="108"><stop offset="0" style="stop-color:#F59E0B"/><stop offset="1" style="stop-color:#B91C1C"/></linearGradient>
<path class="st2" d="M52,12h96v48c0,26.5-21.5,48-48,48
  s-48-21.5-48-48V12z"/><polygon class="st3" points="60,90 100,20 140,90"/></g></g></g></switch></svg>`,

  'Inkscape, prefixes, metadata, chained gradients and a symbol': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg:svg width="80mm" height="50mm" viewBox="0 0 80 50" version="1.1" id="svg5" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff"/>
  <metadata id="m"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="linearGradient10"><stop style="stop-color:#15803d;stop-opacity:1;" offset="0"/><stop style="stop-color:#15803d;stop-opacity:0.2;" offset="1"/></linearGradient>
  <radialGradient xlink:href="#linearGradient10" id="radial12" cx="40" cy="25" r="22" gradientUnits="userSpaceOnUse"/>
  <svg:symbol id="leaf" viewBox="0 0 10 10"><svg:path d="M5 0 Q10 5 5 10 Q0 5 5 0z"/></svg:symbol>
  <filter style="color-interpolation-filters:sRGB" id="blur1" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="0.8" id="b"/></filter></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <circle style="fill:url(#radial12);fill-opacity:1;stroke:none" cx="40" cy="25" r="22"/>
    <use xlink:href="#leaf" x="10" y="10" width="20" height="30" style="fill:#713f12"/>
    <use xlink:href="#leaf" x="50" y="10" width="20" height="30" transform="rotate(20,60,25)" style="fill:#0f766e"/>
    <rect style="fill:#111827;filter:url(#blur1)" x="30" y="20" width="20" height="4"/>
  </g></svg:svg>`,

  'Figma, a drop shadow, a mask and a group that is cut': `<svg width="160" height="160" viewBox="0 0 160 160" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)"><g filter="url(#filter0_d_12_34)"><rect x="24" y="20" width="112" height="112" rx="28" fill="#7C3AED"/></g>
<mask id="mask0_12_34" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="24" y="20" width="112" height="112"><rect x="24" y="20" width="112" height="112" rx="28" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_12_34)"><circle cx="124" cy="120" r="52" fill="url(#paint0_linear_12_34)"/><path fill-rule="evenodd" clip-rule="evenodd" d="M60 50h40v60H60V50Zm10 10v40h20V60H70Z" fill="white" fill-opacity="0.9"/></g></g>
<defs><filter id="filter0_d_12_34" x="14" y="14" width="132" height="132" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="5"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter>
<linearGradient id="paint0_linear_12_34" x1="72" y1="68" x2="176" y2="172" gradientUnits="userSpaceOnUse"><stop stop-color="#FDE68A"/><stop offset="1" stop-color="#F97316" stop-opacity="0.4"/></linearGradient>
<clipPath id="clip0_12_34"><rect width="160" height="160" fill="white"/></clipPath></defs></svg>`,

  'Canva, an embedded picture, a pattern and a transform of everything': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 375 374.999991" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="a1b2"><path d="M 37.5 37.5 L 337.5 37.5 L 337.5 337.5 L 37.5 337.5 Z M 37.5 37.5 " clip-rule="nonzero"/></clipPath>
<pattern id="dots" patternUnits="userSpaceOnUse" width="30" height="30"><circle cx="15" cy="15" r="6" fill="#be123c"/></pattern></defs>
<rect x="-37.5" width="450" fill="#ffffff" y="-37.5" height="449.999989" fill-opacity="1"/>
<g clip-path="url(#a1b2)"><path fill="url(#dots)" d="M 0 0 L 375 0 L 375 375 L 0 375 Z" fill-rule="nonzero"/><g transform="matrix(0.75,0,0,0.75,112,112)"><image x="0" y="0" width="200" height="200" xlink:href="data:image/png;base64,${embedded}" preserveAspectRatio="xMidYMid meet"/></g></g></svg>`,

  'A text in a font of the system, a link, dashes, markers and styles by kind and id': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><style>text{font-family:sans-serif;font-size:28px} #name{fill:#0f172a} .dash{stroke:#0369a1;stroke-dasharray:6 3;stroke-width:4}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10z"/></marker></defs>
<a href="https://bakery.example"><text id="name" x="10" y="34">Blue &amp; <tspan font-weight="700" fill="#1d4ed8">Bakery</tspan></text></a>
<line class="dash" x1="10" y1="56" x2="200" y2="56" marker-end="url(#arrow)"/></svg>`,
};
