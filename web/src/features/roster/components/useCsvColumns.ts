import { useMemo } from 'react';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { typedMoney } from '@domain/values/money.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { CsvColumn } from '../data/rosterCsv.ts';
import type { TraitOptions } from './useTraitOptions.ts';

/** The columns of an exported roster, in the reader's language. */
export const useCsvColumns = ({ labelOf }: TraitOptions): readonly CsvColumn[] => {
  const text = useText();
  const languageName = useLanguageName();
  return useMemo(() => {
    const yesNo = (value: boolean | null) => (value === null ? '' : text(value ? 'common.yes' : 'common.no'));
    const listed = (trait: RosterTrait, values: readonly (string | null)[]) =>
      values.flatMap((value) => (value ? [labelOf(trait, value)] : [])).join(', ');
    const head = (trait: RosterTrait) => text(`roster.trait.${trait}`);
    return [
      [text('roster.name'), ({ fullName }) => fullName],
      [text('roster.email'), ({ email }) => email],
      [text('roster.phone'), ({ phone }) => phone],
      [text('roster.languages'), ({ languages }) => languages.map(languageName).join(', ')],
      [head('gender'), ({ gender }) => listed('gender', [gender])],
      [head('age'), ({ voiceAges }) => listed('age', voiceAges)],
      [head('country'), ({ countryOfResidence }) => listed('country', [countryOfResidence])],
      [head('city'), ({ cityOfResidence }) => cityOfResidence],
      [head('tone'), ({ tone }) => listed('tone', [tone])],
      [head('category'), ({ categories }) => listed('category', categories)],
      [head('accent'), ({ accents, dialects }) => [...accents, ...dialects].join(', ')],
      [head('tag'), ({ tags }) => tags.join(', ')],
      [text('roster.answered.homeStudio'), ({ homeStudio }) => yesNo(homeStudio)],
      [head('connection'), ({ connection }) => labelOf('connection', connection ?? 'none')],
      [text('roster.approvedDemos'), ({ demos }) => String(demos.approved)],
      [text('roster.pendingDemos'), ({ demos }) => String(demos.pending)],
      [text('roster.score'), ({ score }) => (score === null ? '' : String(score))],
      [text('roster.currency'), ({ currency }) => currency ?? ''],
      [
        text('roster.sessionFee'),
        ({ sessionFee, currency }) =>
          sessionFee === null || currency === null ? '' : typedMoney(sessionFee, currency, 'en'),
      ],
      [
        text('roster.daysOff'),
        ({ daysOff }) => daysOff.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', '),
      ],
      [head('changed'), ({ updatedAt }) => updatedAt.slice(0, 10)],
      [head('status'), ({ status }) => text(`roster.status.${status}`)],
    ] satisfies readonly CsvColumn[];
  }, [labelOf, languageName, text]);
};
