import {
  getComponentName,
  listOperations,
  type Description,
  type Operation,
  type Parameter,
  type Reply,
} from './description.ts';
import { html, renderInline, renderMarkdown, type Markup } from './html.ts';
import { describeType, renderSchema } from './schema-view.ts';

const renderPage = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
        <script src="/api/docs/script.js" defer></script>
      </head>
      <body>
        ${content}
      </body>
    </html>`.text;

const renderCall = ({ method, path }: Operation): Markup =>
  html`<span class="method">${method}</span> <code>/api${path}</code>`;

/** Returns the first page: the introduction, and every operation by group. */
export const renderIndex = (description: Description): string => {
  const operations = listOperations(description);

  const groups = description.tags.map(
    ({ name, description: about }) =>
      html`<section data-group>
        <h2>${name}</h2>
        <p>${about}</p>
        <ul class="operations">
          ${operations
            .filter(({ tags }) => tags.includes(name))
            .map(
              (operation) =>
                html`<li data-operation>
                  <a href="/api/docs/${operation.operationId}">${operation.summary}</a>
                  ${renderCall(operation)}
                </li>`,
            )}
        </ul>
      </section>`,
  );

  return renderPage(
    description.info.title,
    html`<header>
        <h1>${description.info.title}</h1>
        <p><a href="/api/openapi.json">OpenAPI description</a> for programs and code generators</p>
      </header>
      <main>
        <article class="intro">${renderMarkdown(description.info.description)}</article>
        <p class="search" hidden>
          <label>Find an operation <input type="search" autocomplete="off" id="search" /></label>
          <span role="status" id="found"></span>
        </p>
        ${groups}
      </main>`,
  );
};

const renderParameter = ({ name, in: place, required, description, schema }: Parameter): Markup =>
  html`<li>
    <code>${name}</code> <span class="type">${place}, ${describeType(schema)}</span>
    ${required && html`<span class="required">required</span>`} ${description && html`<p>${description}</p>`}
  </li>`;

/** Returns code in a box that scrolls, also by keyboard. */
const renderCode = (label: string, code: string): Markup =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;

const renderExample = (label: string, value: unknown): Markup =>
  renderCode(label, JSON.stringify(value, null, 2));

const renderReply = (status: string, reply: Reply, { components }: Description): Markup => {
  const { description, content = {} } = reply.$ref
    ? (components.responses[getComponentName(reply.$ref)] ?? {})
    : reply;
  if (!status.startsWith('2'))
    return html`<li><code>${status}</code> ${description && renderInline(description)}</li>`;

  const media = content['application/json'];

  return html`<li>
    <code>${status}</code> ${media ? description : Object.keys(content).join(' or ')}
    ${media?.schema && renderSchema(media.schema, components.schemas)}
    ${
      media?.example !== undefined &&
      html`<h3>Example</h3>
        ${renderExample('Example of the reply', media.example)}`
    }
  </li>`;
};

const renderCurl = ({ method, path, security, requestBody }: Operation): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`}`,
    ...(security.some((scheme) => 'apiKey' in scheme || 'idToken' in scheme)
      ? ['-H "Authorization: Bearer $KEY"']
      : []),
    ...(requestBody?.content['application/json']
      ? ['-H "Content-Type: application/json" -d @body.json']
      : []),
    `"https://HOST/api${path}"`,
  ].join(' \\\n  ');

/** A form that sends the call; shown by the script, which works it. */
const renderTrial = ({ method, path, parameters, requestBody, summary }: Operation): Markup => {
  const body = requestBody?.content['application/json'];
  const fields = parameters.filter(({ in: place }) => place !== 'header');

  return html`<form id="trial" data-method="${method}" data-path="/api${path}" hidden>
    <h2>Try it</h2>
    <label>API key or ID token <input type="password" name="Authorization" autocomplete="off" /></label>
    ${fields.map(
      ({ name, in: place, required }) =>
        html`<label
          >${name}${required && ' (required)'}
          <input name="${name}" data-in="${place}" autocomplete="off" ${required && 'required'}
        /></label>`,
    )}
    ${body && html`<label>Body <textarea name="body" rows="10">${JSON.stringify(body.example ?? {}, null, 2)}</textarea></label>`}
    <button>Send: ${summary}</button>
    <output tabindex="-1" aria-label="Reply"></output>
  </form>`;
};

/** Returns the page of one operation. */
export const renderOperation = (description: Description, operation: Operation): string => {
  const { summary, parameters, requestBody, responses } = operation;
  const [body] = Object.values(requestBody?.content ?? {});

  return renderPage(
    `${summary} – ${description.info.title}`,
    html`<header>
        <nav><a href="/api/docs">${description.info.title}</a> › ${operation.tags[0]}</nav>
        <h1>${summary}</h1>
        <p>${renderCall(operation)}</p>
      </header>
      <main>
        ${renderMarkdown(operation.description)} ${renderCode('The call with curl', renderCurl(operation))}
        ${
          parameters.length > 0 &&
          html`<h2>Parameters</h2>
            <ul class="fields">
              ${parameters.map(renderParameter)}
            </ul>`
        }
        ${
          body?.schema &&
          html`<h2>Body</h2>
            ${renderSchema(body.schema, description.components.schemas)}`
        }
        ${
          body?.example !== undefined &&
          html`<h3>Example</h3>
            ${renderExample('Example of the body', body.example)}`
        }
        <h2>Replies</h2>
        <ul class="fields">
          ${Object.entries(responses).map(([status, reply]) => renderReply(status, reply, description))}
        </ul>
        ${renderTrial(operation)}
      </main>`,
  );
};
