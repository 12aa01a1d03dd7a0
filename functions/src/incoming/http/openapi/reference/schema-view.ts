import { getComponentName, type Description, type Schema } from './description.ts';
import { html, renderInline, type Markup } from './html.ts';

/** Levels of fields that a page shows; deeper ones name their type. */
const DEPTH_MAX = 4;

type Components = Description['components']['schemas'];

const resolve = (schema: Schema, components: Components): Schema => {
  const target = schema.$ref && components[getComponentName(schema.$ref)];
  return target ? { ...target, ...(schema.description ? { description: schema.description } : {}) } : schema;
};

const isNull = ({ type }: Schema): boolean => type === 'null';

const getChoices = ({ anyOf = [] }: Schema): readonly Schema[] => anyOf.filter((choice) => !isNull(choice));

const describeLimits = ({ format, minimum, maximum, maxLength, default: byDefault }: Schema): string =>
  [
    ...(format ? [format] : []),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(byDefault === undefined ? [] : [`default ${JSON.stringify(byDefault)}`]),
  ].join(', ');

/** Returns a schema's type in words, such as `list of Demo` or `"a" or "b"`. */
export const describeType = (schema: Schema): string => {
  const { $ref, type, items, anyOf, enum: values } = schema;
  if ($ref) return getComponentName($ref);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (items) return `list of ${describeType(items)}`;
  if (anyOf && type === undefined) return anyOf.map(describeType).join(' or ');
  const names = [type ?? 'any value'].flat().join(' or ');
  const limits = describeLimits(schema);
  return limits ? `${names}, ${limits}` : names;
};

/** Returns the object whose fields a value has: its own, of its items, or of its only choice. */
const findFields = (schema: Schema, components: Components): Schema | undefined => {
  const whole = resolve(schema, components);
  if (whole.properties) return whole;
  if (whole.items) return findFields(whole.items, components);
  const [choice, ...schemas] = getChoices(whole);
  return choice && schemas.length === 0 ? findFields(choice, components) : undefined;
};

const renderField = (
  [name, schema]: readonly [string, Schema],
  isRequired: boolean,
  components: Components,
  depth: number,
): Markup => {
  const { description } = resolve(schema, components);
  const inner = depth < DEPTH_MAX ? findFields(schema, components) : undefined;

  return html`<li>
    <code>${name}</code> <span class="type">${describeType(schema)}</span>
    ${isRequired && html`<span class="required">required</span>`}
    ${description && html`<p>${renderInline(description)}</p>`}
    ${
      inner &&
      html`<details>
        <summary>Fields of <code>${name}</code></summary>
        ${renderFields(inner, components, depth + 1)}
      </details>`
    }
  </li>`;
};

const renderFields = (schema: Schema, components: Components, depth: number): Markup => {
  const { properties = {}, required = [] } = schema;
  return html`<ul class="fields">
    ${Object.entries(properties).map((field) =>
      renderField(field, required.includes(field[0]), components, depth),
    )}
  </ul>`;
};

/** Returns the fields of a schema as a list, or its type where it has none. */
export const renderSchema = (schema: Schema, components: Components): Markup => {
  const object = findFields(schema, components);
  return object ? renderFields(object, components, 0) : html`<p class="type">${describeType(schema)}</p>`;
};
