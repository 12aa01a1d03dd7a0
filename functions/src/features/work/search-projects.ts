import { toCastingId } from '@domain/castings/castings.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getSearchPrefixes, getWordPrefixes } from '@domain/values/fold-text.ts';
import { FOUND_MAX, type SearchResult } from '@domain/work/work.ts';
import { findProjects, type ProjectFilters } from '../../work/collections/projects.ts';
import { readLanguages } from '../../work/collections/reference-data.ts';
import { isIn, getLocalName, type TypedQuery } from './typed-query.ts';

/** Maximum words searched, and projects per word. */
const WORDS_MAX = 3;
const OF_EACH_WORD = 16;
/** Minimum letters for matching a language. */
const LANGUAGE_MIN = 3;

type Owner = Pick<ProjectFilters, 'agencyId' | 'companyId'>;

const readLanguageNames = async ({ locale }: TypedQuery): Promise<ReadonlyMap<string, string>> =>
  new Map((await readLanguages()).map((language) => [language.alpha3, getLocalName(language, locale)]));

/** Returns projects matching any word, and those in a language matching all; newest first, without deleted ones. */
const findCandidates = async (
  owner: Owner,
  typed: TypedQuery,
  names: ReadonlyMap<string, string>,
): Promise<readonly Project[]> => {
  const words = getSearchPrefixes(typed.text).slice(0, WORDS_MAX);
  const limit = words.length > 1 ? OF_EACH_WORD : FOUND_MAX;
  const language =
    typed.text.length < LANGUAGE_MIN ? undefined : [...names].find(([, name]) => isIn(typed, name))?.[0];
  const lists = await Promise.all([
    ...words.map((search) => findProjects({ ...owner, search }, undefined, limit)),
    ...(language === undefined ? [] : [findProjects({ ...owner, language }, undefined, FOUND_MAX)]),
  ]);
  const each = new Map(lists.flat().map((project) => [project.id, project]));

  return [...each.values()]
    .filter(({ shelf }) => shelf !== 'deleted')
    .sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
};

/** Returns projects of an agency or company by name, and their castings, also by language. */
export const searchProjects = async (owner: Owner, typed: TypedQuery): Promise<readonly SearchResult[]> => {
  const names = await readLanguageNames(typed);
  const found = await findCandidates(owner, typed, names);
  const page = owner.companyId === undefined ? addresses.castingsProject : addresses.project;
  const hasAll = (prefixes: readonly string[]): boolean =>
    getSearchPrefixes(typed.text).every((word) => prefixes.includes(word));
  const projects = found.filter(({ words }) => hasAll(words));

  const castings = found.flatMap(({ id, name, words, languages }) =>
    languages
      .filter((language) => hasAll([...words, ...getWordPrefixes(names.get(language) ?? '')]))
      .map((language): SearchResult => ({
        kind: 'casting',
        id: toCastingId(id, language),
        title: name,
        detail: language,
        path: page.href(id, SELECTION_STEP),
      })),
  );

  return [
    ...projects.slice(0, FOUND_MAX).map(({ id, name, companyName }): SearchResult => ({
      kind: 'project',
      id,
      title: name,
      detail: companyName,
      path: page.href(id),
    })),
    ...castings.slice(0, FOUND_MAX),
  ];
};
