import { askedOfKey } from '@domain/access/key-calls.ts';
import type { Contract } from '@domain/contract.ts';

/**
 * Sends what stands in a form to this API, by the key that stands on the page, and shows what comes back as text. The key
 * stays in its field: it is stored nowhere, and gone with the page.
 */
export const TRY_SCRIPT = `'use strict';
const keyField = document.getElementById('key');
const shown = async (response) => {
  const type = response.headers.get('content-type') ?? '';
  if (/json|text/.test(type)) {
    const text = await response.text();
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  }
  return type + ', ' + (await response.blob()).size + ' bytes';
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const { method, path } = form.dataset;
  const values = new FormData(form);
  const filled = path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(values.get(name)));
  const query = values.get('?query');
  const body = values.get('?body');
  const headers = { Authorization: 'Bearer ' + keyField.value.trim() };
  if (body !== null) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['Idempotency-Key'] = crypto.randomUUID();
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  button.disabled = true;
  output.textContent = '…';
  try {
    const address = '/api' + filled + (query ? '?' + query.replace(/^\\?/, '') : '');
    const response = await fetch(address, { method, headers, credentials: 'omit', ...(body === null ? {} : { body }) });
    output.textContent = response.status + '\\n' + (await shown(response));
  } catch (error) {
    output.textContent = String(error);
  }
  button.disabled = false;
});
`;

/** What the page may do: run scripts of this site, none of which stands in the page, and ask this site alone. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The field of the key that all forms of the page send. */
export const KEY_FIELD =
  '<p><label for="key">API key, to try calls with. It stays on this page and is gone with it.</label><br><input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="vc_…" size="50"></p>';

const field = (name: string, label: string): string =>
  `<p><label>${label}<br><input name="${name}" required autocomplete="off" size="40"></label></p>`;

/** A form that makes one call; empty for calls that take no key, and for uploads. */
export const tryForm = (name: string, contract: Contract): string => {
  const { method, path, query, body, upload } = contract;
  if (!askedOfKey(name, contract) || upload) return '';
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => field(param, param)).join('');
  const asksQuery = query
    ? '<p><label>Query, as in an address<br><input name="?query" autocomplete="off" size="40"></label></p>'
    : '';
  const asksBody = body
    ? '<p><label>Body, in JSON<br><textarea name="?body" rows="6" cols="60" spellcheck="false">{}</textarea></label></p>'
    : '';
  return `<form data-method="${method}" data-path="${path}">${params}${asksQuery}${asksBody}<button>Try it</button><pre><output></output></pre></form>`;
};
