import { css } from './markup';

/**
 * What all templates share: drawn from --paper, --ink and --accent (4.5:1 on the paper), which each sets on :root, and from
 * --on-accent, --faint, --rule, --radius and --edge (the margin at both sides), which it may.
 */
export const base = css`
:root{--on-accent:var(--paper);--faint:color-mix(in oklab,var(--ink) 78%,var(--paper));--rule:color-mix(in oklab,var(--ink) 22%,var(--paper));--radius:.375rem;--edge:clamp(1rem,4vw,3rem);--sans:-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.6;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure{margin:0;padding:0}
ul{list-style:none}
img{display:block;max-width:100%;height:auto}
blockquote{margin:0}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid var(--focus,var(--accent));outline-offset:3px;border-radius:2px}
main:focus{outline:none}
h1,h2,.lead{text-wrap:balance}
picture{display:contents}
.picture{inline-size:100%;object-fit:cover;background-color:var(--color)}
.logo{object-fit:contain;inline-size:auto;max-inline-size:100%;min-block-size:3.5rem}
[dir]:dir(rtl){letter-spacing:0!important}
:root:lang(ar){--mono:var(--sans)}
:lang(ar) *{font-style:normal!important}
:lang(ar) :is(h1,h2,h3){line-height:1.3!important}
.fit-s{--fit:1}.fit-m{--fit:.8}.fit-l{--fit:.6}.fit-xl{--fit:.44}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.place{color:var(--faint)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.25rem}
.action{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;padding:.6rem 1.4rem;border:2px solid var(--accent);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:inherit;font-size:1.0625rem;font-weight:700;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.action:hover{text-decoration:underline}
.action.second{background:none;color:inherit;border-color:currentColor}
.menu{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;min-inline-size:0;max-inline-size:100%}
.menu ul{display:flex;gap:0 1.25rem;min-inline-size:0;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.menu a{display:inline-flex;align-items:center;min-block-size:2.75rem;text-decoration:none}
.menu a:hover{text-decoration:underline}
.menu .dial{font-weight:700;white-space:nowrap}
.menu .language{font-weight:600;white-space:nowrap}
.part{inline-size:100%;max-inline-size:76rem;margin-inline:auto;padding:clamp(2.25rem,5vw,4.5rem) var(--edge)}
.part+.part{border-block-start:1px solid var(--rule)}
.part>h2,.further .part>h1{font-size:clamp(1.6rem,3vw,2.4rem);line-height:1.15;margin-block-end:1.5rem}
.part h3,.further .part h2{font-size:1.125rem;line-height:1.35;text-wrap:balance}
.part .prose{display:grid;gap:1rem;max-inline-size:66ch}
.part .topics{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:1.5rem}
.part .topics li,.places li{padding:.3rem .8rem;border:1px solid var(--rule);border-radius:var(--radius)}
.part .note,.role,.facts{color:var(--faint)}
.more{margin-block-start:1.5rem}
.more a{display:inline-block;padding-block:.6rem;font-weight:700}
.offers,.people,.voices,.views{display:grid;gap:1.75rem 2rem;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}
.offer{border-block-start:2px solid var(--accent);padding-block-start:.9rem}
.offer p{margin-block-start:.35rem}
.facts{font-weight:600}
.groups{display:grid;gap:2.25rem 3.5rem;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr))}
.group h3{margin-block-end:.5rem}
.group li{padding-block:.6rem;border-block-start:1px solid var(--rule)}
.item{display:flex;justify-content:space-between;gap:1.5rem}
.price{flex:none;max-inline-size:50%;font-weight:600;font-variant-numeric:tabular-nums}
.hours{border-collapse:collapse;inline-size:100%;max-inline-size:34rem;font-variant-numeric:tabular-nums}
.hours tr>*{padding:.5rem 0;border-block-end:1px solid var(--rule);text-align:start;font-weight:400;vertical-align:top}
.hours th{white-space:nowrap}
.hours td{padding-inline-start:1.5rem;text-align:end}
.hours td span,.others dd span{display:block;white-space:nowrap}
.part-hours h3{margin-block:1.75rem .5rem}
.others{max-inline-size:34rem}
.others div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding-block:.5rem;border-block-end:1px solid var(--rule)}
.part-hours .note{margin-block-start:1rem;max-inline-size:60ch}
.views{gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr))}
.views .picture{aspect-ratio:4/3;border-radius:var(--radius)}
.views figcaption{padding-block-start:.5rem;font-size:.9375rem}
.portrait{inline-size:100%;max-inline-size:14rem;aspect-ratio:1;object-fit:cover;border-radius:var(--radius);margin-block-end:.9rem}
.voice blockquote{padding-inline-start:1.1rem;border-inline-start:3px solid var(--accent);font-size:1.0625rem}
.voiced{margin-block-start:.75rem;font-weight:600}
.voiced .role{font-weight:400}
.asked{max-inline-size:50rem}
.asked details{border-block-end:1px solid var(--rule)}
.asked summary{padding-block:.85rem;font-weight:600;cursor:pointer}
.answer{display:grid;gap:.75rem;padding-block-end:1.1rem;max-inline-size:66ch}
.part-area p{max-inline-size:66ch}
.places{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:1.25rem}
.part-notice{padding-block:1.25rem;border-block-end:1px solid var(--rule);font-weight:600}
.part-notice h2{font-size:1.0625rem;margin-block-end:.25rem}
.part-notice .note{font-weight:400}
.part-shop .actions{margin:0}
.reached,.told{display:grid;gap:1.25rem;min-inline-size:0;align-content:start}
.reached{gap:2.5rem}
.part-contact .contact{display:grid;gap:1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr))}
.part-contact dt{font-size:.9375rem;color:var(--faint)}
.part-contact dd{font-size:1.125rem}
.part-contact dd a{display:inline-block;padding-block:.5rem}
.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.ways a{display:inline-block;padding-block:.65rem;font-weight:600}
.form h3{margin-block-end:1.25rem}
.lines{white-space:pre-line}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 2rem;max-inline-size:76rem;margin-inline:auto;padding:1rem var(--edge);border-block-end:1px solid var(--rule)}
.brand{display:inline-flex;align-items:center;gap:1rem;min-inline-size:0;font-size:1.25rem;font-weight:700;line-height:1.2;text-decoration:none}
.brand .logo{block-size:3.5rem;max-inline-size:9rem}
.tail{max-inline-size:76rem;margin-inline:auto;padding:1.5rem var(--edge) 2.5rem;border-block-start:1px solid var(--rule);font-size:.9375rem}
.further .part .actions{margin-block-start:2.5rem}
.copyright a{display:inline-block;padding-block:.3rem}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:1rem;z-index:9;padding:.75rem 1.25rem;background:var(--ink);color:var(--paper);transform:translateY(-200%)}
.skip:focus{transform:none}
.missing main{max-inline-size:38rem;margin-inline:auto;padding:20vh 1.5rem}
.missing h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1;margin-block-end:1.5rem}
.missing p{font-size:1.125rem;margin-block-end:1rem}
.missing a{color:var(--accent);font-weight:700}
@media (min-width:48rem){.menu ul{flex-wrap:wrap;overflow:visible}.views{gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}}
@media (min-width:60rem){.part-contact .reached:has(.form){grid-template-columns:1fr 1fr;gap:4rem}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*,::before,::after{transition:none!important;animation:none!important}}
@media print{
:root{color-scheme:only light!important}
html{font-size:11pt}
.skip,.menu,.actions,.ways,form{display:none!important}
.part{padding-block:.75rem!important}
details::details-content{content-visibility:visible;block-size:auto}
body,body *{background:none!important;color:#000!important;box-shadow:none!important;text-shadow:none!important}
img{max-block-size:9cm;inline-size:auto!important;block-size:auto!important;break-inside:avoid;filter:none!important;mix-blend-mode:normal!important;transform:none!important}
h2,h3{break-after:avoid}
figure,li,dl{break-inside:avoid}
}
`;
