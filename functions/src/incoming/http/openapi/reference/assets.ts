/** Styles of the reference, in the reader's light or dark theme. */
export const STYLE = `:root{color-scheme:light dark;--text:light-dark(#1c1b1f,#ececf1);--muted:light-dark(#56535e,#b3b0bd);--line:light-dark(#dedce4,#3a3944);--soft:light-dark(#f5f4f8,#23222a);--link:light-dark(#4338ca,#a5b4fc)}
body{margin:0 auto;max-width:960px;padding:24px 16px 64px;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:light-dark(#fff,#18171d);overflow-wrap:anywhere}
h1{font-size:28px;line-height:1.2;margin:8px 0}h2{font-size:20px;margin:32px 0 8px}h3{font-size:16px;margin:16px 0 8px}
a{color:var(--link)}a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,summary:focus-visible,pre:focus-visible,output:focus-visible{outline:2px solid var(--link);outline-offset:2px}
code,pre,textarea,output{font:14px/1.5 ui-monospace,monospace}pre,output{display:block;background:var(--soft);border:1px solid var(--line);border-radius:8px;padding:12px;overflow:auto;max-height:480px;white-space:pre-wrap}output:empty{display:none}
.operations,.fields{list-style:none;padding:0;margin:0}.operations li,.fields li{padding:8px 0;border-top:1px solid var(--line)}.fields .fields{padding-left:16px}.fields p{margin:4px 0}
.method{font:600 12px ui-monospace,monospace;color:var(--muted)}.operations code,.type,nav{color:var(--muted);font-size:14px}.required{font-size:12px;font-weight:600}
summary{cursor:pointer;padding:4px 0}label{display:block;margin:12px 0;font-weight:600}input,textarea{display:block;width:100%;box-sizing:border-box;margin-top:4px;padding:8px;border:1px solid var(--muted);border-radius:6px;background:transparent;color:inherit;font-size:16px}
button{min-height:40px;padding:0 16px;border:0;border-radius:6px;background:light-dark(#4338ca,#a5b4fc);color:light-dark(#fff,#18171d);font:600 16px system-ui,sans-serif;cursor:pointer}
[hidden]{display:none}@media print{#trial,.search{display:none}}`;

/** The reference's script: finds operations in the list, and sends a call. The key stays in the page. */
export const SCRIPT = `'use strict';
const search = document.querySelector('#search');
if (search) {
  search.closest('.search').hidden = false;
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let found = 0;
    for (const group of document.querySelectorAll('[data-group]')) {
      let shown = 0;
      for (const row of group.querySelectorAll('[data-operation]')) {
        const text = (group.querySelector('h2').textContent + ' ' + row.textContent).toLowerCase();
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
      }
      group.hidden = shown === 0;
      found += shown;
    }
    document.querySelector('#found').textContent = words.length ? found + (found === 1 ? ' operation' : ' operations') : '';
  });
}
const form = document.querySelector('#trial');
if (form) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.querySelector('output');
    const button = form.querySelector('button');
    const { method, path } = form.dataset;
    let address = path;
    const query = new URLSearchParams();
    for (const field of form.querySelectorAll('[data-in]')) {
      if (field.dataset.in === 'path') address = address.replace('{' + field.name + '}', encodeURIComponent(field.value));
      else if (field.value) query.set(field.name, field.value);
    }
    const key = form.elements.Authorization.value;
    const body = form.elements.body?.value;
    button.disabled = true;
    try {
      const response = await fetch(address + (query.size ? '?' + query : ''), {
        method,
        headers: { ...(key ? { Authorization: 'Bearer ' + key } : {}), ...(body ? { 'Content-Type': 'application/json' } : {}) },
        ...(body ? { body } : {}),
      });
      const text = await response.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      output.textContent = response.status + ' ' + response.statusText + '\\n' + shown;
    } catch {
      output.textContent = 'No reply. Check your connection and try again.';
    }
    button.disabled = false;
    output.focus();
  });
}
`;
