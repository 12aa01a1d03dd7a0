import type { FirestoreRequest } from '../contract.ts';
import type { Query } from '../../queries/query.ts';
import { toDocumentPath, fromStored } from '../evaluate/convert.ts';
import { anySegment, anySegments, type PathStep } from '../evaluate/matching.ts';
import { nullValue, text, type Unknown, type FactNode } from '../evaluate/rule-value.ts';
import type { Branch, PlainFilter } from './branches.ts';
import { createFacts, getFactsAt } from './facts.ts';

/** A potential result of a query's branch: its path and known facts. */
interface Candidate {
  readonly path: readonly PathStep[];
  readonly resource: Unknown;
}

/** Returns what a branch's filters reveal of the documents it can return. */
export function createCandidate(request: FirestoreRequest, query: Query, branch: Branch): Candidate {
  const facts = createFacts();
  facts.isMap = true;

  const data = getFactsAt(facts, ['data']);
  data.isMap = true;

  let document: readonly string[] | undefined;
  for (const filter of branch) {
    if (filter.field.length === 1 && filter.field[0] === '__name__') {
      document ??= getNamedDocument(filter);
    } else learn(getFactsAt(data, filter.field), filter);
  }

  if (document) {
    getFactsAt(facts, ['id']).exact = text(document.at(-1) ?? '');
    getFactsAt(facts, ['__name__']).exact = toDocumentPath(request.database, document);
  }

  return {
    path: document ?? makeUnnamedPath(query),
    resource: { type: 'unknown', label: 'resource', facts },
  };
}

function makeUnnamedPath(query: Query): readonly PathStep[] {
  const group: readonly PathStep[] = query.allDescendants ? [anySegments] : [];
  // Without a collection id, the query covers every collection.
  const collection = query.collectionId === '' ? anySegment : query.collectionId;
  return [...query.parent, ...group, collection, anySegment];
}

/** The document of `__name__ == …`; ranges of names prove nothing for rules. */
function getNamedDocument(filter: PlainFilter): readonly string[] | undefined {
  if (filter.kind !== 'field' || filter.op !== '==' || filter.value.kind !== 'reference') return undefined;
  const segments = filter.value.name.split('/');
  const start = segments.indexOf('documents');
  return start < 0 ? undefined : segments.slice(start + 1);
}

function learn(node: FactNode, filter: PlainFilter): void {
  if (filter.kind === 'unary') {
    if (filter.op === 'is-null') node.exact ??= nullValue;
    if (filter.op === 'is-nan') node.exact ??= { type: 'float', value: NaN };
    if (filter.op === 'is-not-null') node.notEqual.push(nullValue);
    return;
  }

  const value = fromStored(filter.value);
  switch (filter.op) {
    case '==':
      node.exact ??= value;
      break;
    case '!=':
      node.notEqual.push(value);
      break;
    case 'not-in':
      if (value.type === 'list') node.notEqual.push(...filterValues(filter).map(fromStored));
      break;
    case '>':
    case '>=':
      node.lower ??= { value, inclusive: filter.op === '>=' };
      break;
    case '<':
    case '<=':
      node.upper ??= { value, inclusive: filter.op === '<=' };
      break;
    case 'array-contains':
      node.contains.push(value);
      break;
    case 'in':
    case 'array-contains-any':
      break;
  }
}

function filterValues(filter: PlainFilter & { kind: 'field' }): readonly Parameters<typeof fromStored>[0][] {
  return filter.value.kind === 'array' ? filter.value.values : [];
}
