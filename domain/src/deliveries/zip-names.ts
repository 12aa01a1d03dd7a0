import { toNamePart } from './file-names.ts';

/** Returns the name of a project's zip; of several parts, with its number. */
export const getDeliveriesZipName = (project: string, part: number, parts: number): string =>
  `${toNamePart(project) || 'project'}_deliveries${parts > 1 ? `_${part}of${parts}` : ''}.zip`;

/** Returns names that differ regardless of case: `take.wav`, `take (2).wav`. */
export const toUniqueNames = (names: readonly string[]): readonly string[] => {
  const used = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let unique = name;
    for (let count = 2; used.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ending}`;
    used.add(unique.toLowerCase());
    return unique;
  });
};
