import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import type { TalentWork } from '@domain/talents/talent-work.api.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { NetLines } from '../../../common/earnings/NetLines.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface WorkRowProps {
  readonly href: string;
  readonly name: string;
  readonly children: ReactNode;
}

const WorkRow = ({ href, name, children }: WorkRowProps) => (
  <li>
    <Link component={RouterLink} to={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{name}</bdi>
    </Link>
    <Muted component="div">{children}</Muted>
  </li>
);

const EarningItem = ({ earning }: { readonly earning: TalentWork['earnings'][number] }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { projectId, projectName, roles, currency, net, state, agreedOn } = earning;

  return (
    <WorkRow
      href={addresses.castingsProject.href(projectId, ORDER_STEP)}
      name={joinDotted([projectName, ...new Set(roles.map(({ character }) => character))])}
    >
      {joinDotted([
        formatMoney(net, currency, locale),
        text(`dossier.earning.${state}`),
        dates.day(agreedOn),
      ])}
      <NetLines earning={earning} />
    </WorkRow>
  );
};

/** What a talent has recorded for the agency, and what they are paid for it. */
export const WorkTab = ({ work }: { readonly work: Request<TalentWork> }) => {
  const text = useText();
  const languageName = useLanguageName();
  const { data, error, reload } = work;
  if (!data)
    return error === undefined ? (
      <TableSkeleton columns={2} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );

  const { sessions, earnings } = data;

  return (
    <Stack isBounded>
      <SectionCard title={text('dossier.sessions')}>
        {sessions.length === 0 && <Muted>{text('dossier.noSessions')}</Muted>}
        <RowList label={text('dossier.sessions')}>
          {sessions.map(({ id, projectName, character, language, state, startsAt }) => (
            <WorkRow
              key={id}
              href={addresses.session.href(id)}
              name={joinDotted([projectName, `${character} (${languageName(language)})`])}
            >
              {text(`dossier.session.${state}`)} · <DateText instant={startsAt} withTime />
            </WorkRow>
          ))}
        </RowList>
      </SectionCard>
      <SectionCard title={text('dossier.earnings')}>
        {earnings.length === 0 && <Muted>{text('dossier.noEarnings')}</Muted>}
        <RowList label={text('dossier.earnings')}>
          {earnings.map((earning) => (
            <EarningItem key={earning.id} earning={earning} />
          ))}
        </RowList>
      </SectionCard>
    </Stack>
  );
};
