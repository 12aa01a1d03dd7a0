import { useMemo } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { ProjectColumn } from './useProjectColumns.tsx';

type PlainColumn = Pick<FileColumn<Project>, 'plain' | 'beside'>;

/** Export values per column of the project list. Separate from the columns, because the list is a first screen; values that share the cells' code are there. */
export const useProjectFileColumns = (columns: readonly ProjectColumn[]): readonly FileColumn<Project>[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const { isAgencys } = useProjectArea();

  return useMemo(() => {
    const view: Readonly<Record<string, PlainColumn>> = {
      name: {
        plain: ({ name }) => name,
        beside: [
          ...(isAgencys
            ? [[text('projects.field.company'), ({ companyName }: Project) => companyName] as const]
            : []),
          [text('projects.field.type'), ({ type }) => text(`projects.type.${type}`)],
          [text('projects.field.brand'), ({ brand }) => brand],
          [text('projects.field.campaignName'), ({ campaignName }) => campaignName],
        ],
      },
      languages: { plain: ({ languages }) => languages.map(languageName).join(', ') },
      state: { plain: ({ state }) => text(`projects.state.${state}`) },
      created: { plain: ({ createdAt }) => dates.iso(createdAt) },
    };

    return columns.map((column) => ({ ...column, ...view[column.field] }));
  }, [columns, dates, isAgencys, languageName, text]);
};
