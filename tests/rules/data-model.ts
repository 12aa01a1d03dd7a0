import { readFileSync } from 'node:fs';
import { ROLES } from '@domain/access/roles.ts';
import type { CollectionRule, Scope } from '@domain/access/matrix.ts';

const rootFile = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const WORDS: Readonly<Record<Scope, string>> = {
  ownAgency: 'own agency',
  ownAgencies: 'own agencies',
  ownCompany: 'own company',
  grantedAgency: 'granted agency',
  ownTalent: 'own',
  talentInAgency: 'own in agency',
  engineerInAgency: 'own in agency',
  curating: 'curating',
  available: 'available',
  assignedTalent: 'assigned',
  assignedVoice: 'assigned',
  ownUser: 'own',
  self: 'self',
  account: 'self',
  member: 'member',
  company: 'company',
};

/** Readers of a collection as the page words them: roles that read the same are named together. */
export const readersOf = (row: CollectionRule): string => {
  const byScope = new Map<string, string[]>();
  for (const role of ROLES) {
    const scopes = row.read[role];
    if (!scopes) continue;
    const words = scopes.map((scope) => WORDS[scope]).join(' or ');
    byScope.set(words, [...(byScope.get(words) ?? []), role]);
  }
  const parts = [...byScope].map(([words, roles]) => `${roles.join(', ')}: ${words}`);
  return parts.length > 0 ? parts.join('; ') : 'functions alone';
};

export interface DescribedCollection {
  readonly collection: string;
  readonly readers: string;
  readonly queried: string;
}

/** Rows of the overview. */
export const overview = (): readonly DescribedCollection[] =>
  [...rootFile('docs/data-model.md').matchAll(/^\| `(\w+)` +\| [^|]+\| ([^|]+?) +\| (yes|no) +\|/gm)].map(
    ([, collection = '', readers = '', queried = '']) => ({ collection, readers, queried }),
  );

/** For every collection its fields, each with the words for its value. */
export const describedValues = (): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const pages = ['production', 'talents', 'accounts', 'platform'].map((name) =>
    rootFile(`docs/data-model/${name}.md`),
  );
  const sections = pages.flatMap((page) => page.split(/^## /m).slice(1));
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')).trim(),
      new Map(
        [...section.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm)].map(([, field = '', value = '']) => [
          field,
          value,
        ]),
      ),
    ]),
  );
};

/** Fields of every collection, by its name. */
export const describedFields = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...describedValues()].map(([collection, values]) => [collection, [...values.keys()]]));

export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly {
      readonly fieldPath: string;
      readonly order?: 'ASCENDING' | 'DESCENDING';
      readonly arrayConfig?: string;
    }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly unknown[];
  }[];
}

export const indexFile = (): IndexFile => JSON.parse(rootFile('firestore.indexes.json')) as IndexFile;

/** Composite indexes as the page lists them. */
export const compositesOf = ({ indexes }: IndexFile): readonly string[] =>
  indexes.map(({ collectionGroup, fields }) => {
    const words = fields.map(({ fieldPath, order, arrayConfig }) =>
      arrayConfig ? `${fieldPath} contains` : order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath,
    );
    return `- \`${collectionGroup}\`: ${words.join(', ')}`;
  });

const paths = (overrides: IndexFile['fieldOverrides']): string =>
  overrides.map(({ collectionGroup, fieldPath }) => `\`${collectionGroup}.${fieldPath}\``).join(', ');

export const expiringOf = ({ fieldOverrides }: IndexFile): string =>
  paths(fieldOverrides.filter(({ ttl }) => ttl));
export const exemptOf = ({ fieldOverrides }: IndexFile): string =>
  paths(fieldOverrides.filter(({ ttl, indexes }) => !ttl && indexes.length === 0));

/** Collections that the rules open, in any way. */
export const matchedCollections = (): readonly string[] =>
  [...rootFile('firestore.rules').matchAll(/^\s*match \/(\w+)\/\{\w+\} \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'databases');

/** The rules without their comments. */
export const rulesText = (): string => rootFile('firestore.rules').replace(/\/\/.*$/gm, '');
export const overviewText = (): string => rootFile('docs/data-model.md').replace(/\s+/g, ' ');
