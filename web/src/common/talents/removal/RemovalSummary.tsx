import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import {
  isOwnAssessment,
  type KeptByAgency,
  type TalentRemoval,
  type RemovalTally,
} from '@domain/talents/removal.ts';
import { isolate, joinNames } from '@domain/values/direction.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

/** Maximum projects named; the others are only mentioned. */
const NAMED_MAX = 5;

interface Consequence {
  readonly key: string;
  readonly text: string;
  /** In which projects. */
  readonly where?: RemovalTally;
}

/** Returns the effects of a removal as sentences; those on others' work first. */
const useConsequences = (removal: Serialised<TalentRemoval>): readonly Consequence[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { auditions, takes, shortlisted, selected, demos, tickets, connectionCheck, kept } = removal;
  const formatTally = ({ count, isMore }: Pick<RemovalTally, 'count' | 'isMore'>) => ({
    count: isMore ? count + 1 : count,
    shown: isMore ? `${count}+` : String(count),
  });
  const formatCount = (count: number) => formatTally({ count, isMore: false });
  const findings = removal.isOnlyAgency ? [] : kept.filter(isOwnAssessment);
  const deleted = kept.filter((kind) => !findings.includes(kind));
  const getNames = (kinds: readonly KeptByAgency[]): string =>
    new Intl.ListFormat(locale).format(kinds.map((kind) => text(`removal.kept.${kind}`)));
  const found: readonly (Consequence | false)[] = [
    auditions.count > 0 && {
      key: 'auditions',
      text: text('removal.auditions', formatTally(auditions)),
      where: auditions,
    },
    shortlisted.count > 0 && {
      key: 'shortlisted',
      text: text(removal.isOnlyAgency ? 'removal.unlisted' : 'removal.shortlisted', formatTally(shortlisted)),
      where: shortlisted,
    },
    selected > 0 && {
      key: 'selected',
      text: text('removal.selected', formatTally({ count: selected, isMore: shortlisted.isMore })),
    },
    takes.count > 0 && {
      key: 'takes',
      text: text(removal.isOnlyAgency ? 'removal.takesGo' : 'removal.takesStay', formatTally(takes)),
      where: takes,
    },
    demos > 0 && { key: 'demos', text: text('removal.demos', formatCount(demos)) },
    tickets > 0 && { key: 'tickets', text: text('removal.tickets', formatCount(tickets)) },
    connectionCheck !== null && {
      key: 'check',
      text: text('removal.check', { moment: dates.full(connectionCheck.bookedFor) }),
    },
    deleted.length > 0 && { key: 'kept', text: text('removal.kept', { what: getNames(deleted) }) },
    findings.length > 0 && { key: 'findings', text: text('removal.findings', { what: getNames(findings) }) },
  ];
  return found.filter((one) => one !== false);
};

const Where = ({ of: { projects, isMore } }: { readonly of: RemovalTally }) => {
  const text = useText();
  const named = projects
    .slice(0, NAMED_MAX)
    .map(({ name, count }) => (count > 1 ? `${isolate(name)} (${count})` : name));
  const isCut = isMore || projects.length > NAMED_MAX;
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {isCut ? text('removal.andMore', { projects: joinNames(named) }) : joinNames(named)}
    </Typography>
  );
};

/** Lists the effects of removing a talent. */
export const RemovalSummary = ({ removal }: { readonly removal: Serialised<TalentRemoval> }) => {
  const text = useText();
  const consequences = useConsequences(removal);
  if (consequences.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('removal.nothing')}</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
      {consequences.map(({ key, text: sentence, where }) => (
        <li key={key}>
          {sentence}
          {where && <Where of={where} />}
        </li>
      ))}
    </Box>
  );
};
