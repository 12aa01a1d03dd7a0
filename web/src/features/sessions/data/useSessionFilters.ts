import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { toPlainText } from '@domain/values/fold-text.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';

/** Filters of sessions, by their names in the address. */
const FILTERS = ['engineer', 'project', 'studio'] as const;
type FilterName = (typeof FILTERS)[number];

/** One filter: its value is '' for all. */
export interface SessionFilter {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** Returns a filter's value and label; typed studios are compared loosely. */
const getValue = (
  { engineerId, engineerName, projectId, projectName, studio = '' }: RecordingSession,
  name: FilterName,
): readonly [id: string, name: string] =>
  name === 'engineer'
    ? [engineerId, engineerName]
    : name === 'project'
      ? [projectId, projectName]
      : [toPlainText(studio), studio];

/** Filters in the address, shared by list, week and month, and the matching sessions. */
export const useSessionFilters = (
  sessions: readonly RecordingSession[],
): {
  readonly filters: readonly SessionFilter[];
  readonly isFiltered: boolean;
  readonly matches: (session: RecordingSession) => boolean;
  readonly clear: () => void;
} => {
  const text = useText();
  const [query, choose] = useAddressChoice<FilterName>();
  const labels = {
    engineer: text('sessions.engineer'),
    project: text('sessions.calendar.project'),
    studio: text('sessions.studio'),
  };
  const getChosen = (name: FilterName): string => query.get(name) ?? '';

  return {
    filters: FILTERS.map((name) => ({
      label: labels[name],
      value: getChosen(name),
      options: [...new Map(sessions.map((session) => getValue(session, name)))]
        .filter(([id]) => id !== '')
        .sort(([, name], [, nextName]) => name.localeCompare(nextName)),
      onChange: (value) => choose({ [name]: value }),
    })),
    isFiltered: FILTERS.some((name) => getChosen(name) !== ''),
    matches: (session) =>
      FILTERS.every((name) => getChosen(name) === '' || getValue(session, name)[0] === getChosen(name)),
    clear: () => choose({ engineer: '', project: '', studio: '' }),
  };
};
