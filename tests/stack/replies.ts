import { createRequire } from 'node:module';

interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly {
    readonly instancePath: string;
    readonly message?: string;
    readonly params: object;
  }[];
}
interface Ajv {
  addSchema(schema: object): this;
  getSchema(reference: string): Check | undefined;
}
type AjvClass = new (options: object) => Ajv;

// The JSON Schema draft of OpenAPI 3.1, from the validator of such documents.
const owner = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const { default: Ajv2020 } = owner('ajv/dist/2020.js') as { readonly default: AjvClass };

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

export interface Reply {
  readonly method: string;
  /** Below `/api`, without a query. */
  readonly path: string;
  readonly status: number;
  /** Without parameters; empty if there is none. */
  readonly contentType: string;
  readonly body: unknown;
}

/** The called operation and the reply's fault, if any. */
export interface Judgement {
  readonly name: string;
  readonly fault?: string;
}

const ID = 'api';
const toPointer = (...parts: readonly string[]): string =>
  [
    `${ID}#`,
    ...parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))),
  ].join('/');

export const createJudge = (document: ApiDocument): ((reply: Reply) => Judgement | undefined) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: ID, ...document });
  const templates = Object.keys(document.paths)
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
      placeholders: template.split('{').length,
    }))
    // A literal segment wins over a placeholder.
    .sort((a, b) => a.placeholders - b.placeholders);

  return ({ method, path, status, contentType, body }) => {
    const verb = method.toLowerCase();
    const found = templates.find(
      ({ template, pattern }) => pattern.test(path) && document.paths[template]?.[verb],
    );
    const operation = found && document.paths[found.template]?.[verb];
    if (!found || !operation) return undefined;

    const name = operation.operationId;
    const described = operation.responses[String(status)];
    const shared = described?.$ref?.split('/').at(-1);
    if ((status === 303 || status === 304) && described) return { name };
    const { content } = (shared ? document.components.responses[shared] : described) ?? {};
    if (!content) return { name, fault: `${status} is not among its answers` };
    if (!content[contentType]) return { name, fault: `${status} is not answered as ${contentType}` };
    if (contentType !== 'application/json') return { name };

    const place = shared
      ? ['components', 'responses', shared]
      : ['paths', found.template, verb, 'responses', String(status)];
    const schemaPath = [...place, 'content', contentType, 'schema'];
    const check = ajv.getSchema(toPointer(...schemaPath));
    if (!check) return { name, fault: `${status} has no schema` };
    if (check(body)) return { name };

    const errors = (check.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );

    return { name, fault: `${status} is not as described: ${errors.slice(0, 5).join('; ')}` };
  };
};
