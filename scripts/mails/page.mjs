const WIDTHS = [600, 320];
const SCHEMES = ['light', 'dark'];

const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders a mail in this colour scheme, regardless of the browser's. */
const forceScheme = (html, scheme) =>
  html.replaceAll('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all');

const frame = ({ html }, scheme, width) =>
  `<figure class="${scheme}"><figcaption>${width} px, ${scheme}</figcaption><iframe sandbox loading="lazy" width="${width}" title="${width} px, ${scheme}" srcdoc="${escape(forceScheme(html, scheme))}"></iframe></figure>`;

const preview = (mail) => `<section class="${mail.locale}" lang="${mail.locale}">
<h3>${escape(mail.subject)} <small>${mail.locale}</small></h3><div class="frames">${SCHEMES.flatMap(
  (scheme) => WIDTHS.map((width) => frame(mail, scheme, width)),
).join('')}</div><details><summary>As text</summary><pre>${escape(mail.text)}</pre></details></section>`;

const renderChoice = (name) => `<label><input type="checkbox" id="${name}" checked> ${name}</label>`;
const renderHidden = (name) => `body:has(#${name}:not(:checked)) .${name}{display:none}`;

/** A page with every mail: `mails` are kinds, each with a mail per language. Frames run no scripts and load nothing. */
export const renderMailsPage = (mails) => {
  const choices = [...new Set(mails.flatMap(([, each]) => each.map(({ locale }) => locale))), ...SCHEMES];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Emails of the platform</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:14rem minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;border-right:1px solid #8884}nav a,nav label{display:block}main{padding:0 1.5rem}.frames{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}figcaption{font-size:13px}iframe{height:640px;border:1px solid #8884;border-radius:8px}pre{white-space:pre-wrap;max-width:45rem}
${choices.map(renderHidden).join('')}</style></head><body><nav>${choices.map(renderChoice).join('')}<hr>${mails
    .map(([kind]) => `<a href="#kind-${kind}">${kind}</a>`)
    .join('')}</nav><main><h1>Emails of the platform</h1>${mails
    .map(([kind, each]) => `<h2 id="kind-${kind}">${kind}</h2>${each.map((mail) => preview(mail)).join('')}`)
    .join('\n')}</main></body></html>`;
};
