import type { Express } from 'express';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { HTML_TYPE, JSON_TYPE, sendText } from '../send-text.ts';
import { openApiDocument } from './document.ts';
import { openApiWebhooks } from './webhooks.ts';
import { DOCS_POLICY, KEY_FIELD, TRY_SCRIPT, tryForm } from './try-it.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
h2{margin:2.5rem 0 .5rem;text-transform:capitalize}details{border-bottom:1px solid #8885;padding:.5rem 0}summary{cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap}
code,pre{font:13px/1.5 ui-monospace,monospace}b{display:inline-block;min-width:4.5rem}pre{overflow:auto;background:#8881;padding:1rem;border-radius:8px}`;

const entry = ([name, contract]: readonly [string, Contract], operation: unknown): string => {
  const { method, path, summary } = contract;
  return `<details><summary><b>${method}</b> <code>/api${escape(path)}</code> <span>${escape(summary)}</span></summary>
<p><code>${escape(name)}</code></p><pre>${escape(JSON.stringify(operation, null, 2))}</pre>${tryForm(name, contract)}</details>`;
};

/** What agencies' own systems are sent: each message behind a click. */
const webhooksSection = (): string => {
  const rows = Object.entries(openApiWebhooks()).map(
    ([event, described]) =>
      `<details><summary><b>POST</b> <code>${escape(event)}</code></summary><pre>${escape(JSON.stringify(described, null, 2))}</pre></details>`,
  );
  return `<section><h2>Messages of webhooks</h2>${rows.join('')}</section>`;
};

/** A page for people: every endpoint by area, its description behind a click, and a form where a key may call it. Nothing from elsewhere. */
const docsPage = (): string => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
  const entries = Object.entries(api) as unknown as (readonly [string, Contract])[];
  const areas = [...new Set(entries.map(([name]) => name.split('.')[0] ?? ''))].sort();
  const sections = areas.map((area) => {
    const own = entries.filter(([name]) => name.startsWith(`${area}.`));
    const rows = own.map((item) => entry(item, paths[item[1].path]?.[item[1].method.toLowerCase()]));
    return `<section><h2>${escape(area)}</h2>${rows.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Voice casting API</title><style>${STYLE}</style></head><body><h1>Voice casting API</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a></p>${KEY_FIELD}${sections.join('')}${webhooksSection()}<script src="/api/docs.js"></script></body></html>`;
};

/** Serves the description of the API beside the API. Both are made once for each instance. */
export const serveDocumentation = (app: Express): void => {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', (request, response) => {
    document ??= JSON.stringify(openApiDocument());
    response.setHeader('Cache-Control', 'public, max-age=300');
    sendText(request, response, JSON_TYPE, document);
  });
  // A file of its own: Hosting's policy, which stands over ours, runs nothing that stands in a page.
  app.get('/api/docs.js', (request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=300');
    sendText(request, response, 'text/javascript; charset=utf-8', TRY_SCRIPT);
  });
  app.get('/api/docs', (request, response) => {
    page ??= docsPage();
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Cache-Control', 'public, max-age=300');
    sendText(request, response, HTML_TYPE, page);
  });
};
