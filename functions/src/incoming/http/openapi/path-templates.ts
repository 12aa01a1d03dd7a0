import type { Contract } from '@domain/contract.ts';

/** The path of an operation in the description, and its parameters by the names of the contract. */
export interface PathTemplate {
  readonly path: string;
  readonly names: ReadonlyMap<string, string>;
}

const PLACEHOLDER = /\{(\w+)\}/g;

const getPlaceholders = (path: string): readonly string[] =>
  [...path.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const getShape = (path: string): string => path.replace(PLACEHOLDER, '{}');

/** Joins the names of one position: `id` and `projectId` become `idOrProjectId`. */
const joinNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name, index) => (index === 0 ? name : `Or${name[0]?.toUpperCase()}${name.slice(1)}`))
    .join('');

/**
 * Returns one template per path of the server: OpenAPI forbids two that differ only in the names of their parameters, which
 * contracts name after the record that each method expects.
 */
export const buildPathTemplates = (
  contracts: readonly (readonly [string, Pick<Contract, 'path'>])[],
): ReadonlyMap<string, PathTemplate> => {
  const namesByShape = new Map<string, (readonly string[])[]>();
  for (const [, { path }] of contracts) {
    const shape = getShape(path);
    namesByShape.set(shape, [...(namesByShape.get(shape) ?? []), getPlaceholders(path)]);
  }

  return new Map(
    contracts.map(([name, { path }]) => {
      const alternatives = namesByShape.get(getShape(path)) ?? [];
      const names = new Map(
        getPlaceholders(path).map((placeholder, index) => [
          placeholder,
          joinNames(alternatives.map((placeholders) => placeholders[index] ?? placeholder)),
        ]),
      );
      return [
        name,
        { path: path.replace(PLACEHOLDER, (_, placeholder: string) => `{${names.get(placeholder)}}`), names },
      ];
    }),
  );
};
