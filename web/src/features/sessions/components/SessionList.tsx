import Album from '@mui/icons-material/AlbumOutlined';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { readPages } from '#firebase/readPages.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, type RowPages } from '../../../components/lists/listFile.ts';
import { moveBetweenRows, OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useNow } from '../../../lib/useNow.ts';
import { groupByDay, DAY_GROUPS } from '../data/groupByDay.ts';
import { useHasEngineerLeft } from '../data/useHasEngineerLeft.ts';
import { useSessions } from '../data/useSessions.ts';
import { useSessionFilters } from '../data/useSessionFilters.ts';
import type { SessionView } from '../data/useSessionViews.ts';
import { useSessionColumns } from './useSessionColumns.ts';
import { SessionFilters } from './SessionFilters.tsx';
import { SessionState } from './SessionState.tsx';
import { SessionTime } from './SessionTime.tsx';

const SessionRow = ({
  session,
  hasLeft,
}: {
  readonly session: RecordingSession;
  readonly hasLeft: boolean;
}) => {
  const text = useText();
  const languageWord = useLanguageWord();

  return (
    <Row
      component="li"
      align="center"
      justify="space-between"
      sx={{
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <div>
        <Link
          component={RouterLink}
          to={paths.session.href(session.id)}
          {...OPENS_ROW}
          sx={{ fontWeight: 600 }}
        >
          {text('sessions.row', { character: session.character, project: session.projectName })}
        </Link>
        <SessionTime
          from={session.startsAt.toMillis()}
          to={session.endsAt.toMillis()}
          timeZone={session.timeZone}
        />
        <Muted>
          {text('sessions.with', {
            talent: session.talentPublicName,
            language: languageWord(session.language),
            engineer: session.engineerName,
          })}
        </Muted>
        {hasLeft && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {text('sessions.engineerLeft')}
          </Typography>
        )}
      </div>
      <SessionState state={session.state} />
    </Row>
  );
};

const filterPages = <Row,>(rows: RowPages<Row>, matches: (row: Row) => boolean): RowPages<Row> =>
  async function* pages(signal) {
    for await (const page of rows(signal)) yield page.filter(matches);
  };

/** Sessions of one view, live: today's, future and past. */
export const SessionList = ({ view }: { readonly view: SessionView | undefined }) => {
  const text = useText();
  const now = useNow();
  const { query, sessions } = useSessions(view);
  const columns = useSessionColumns();
  const hasLeft = useHasEngineerLeft();
  const { filters, isFiltered, matches, clear } = useSessionFilters(sessions.data ?? []);
  const empty = (
    <EmptyState icon={Album} title={text('sessions.empty')}>
      {text('sessions.emptyText')}
    </EmptyState>
  );
  if (query === null) return empty;
  if (sessions.status === 'error') return <ErrorState error={sessions.error} onRetry={sessions.retry} />;
  if (!sessions.data)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={200} />
      </LoadingState>
    );
  if (sessions.data.length === 0) return empty;

  const groups = groupByDay(sessions.data.filter(matches), now);
  const isNone = isFiltered && DAY_GROUPS.every((group) => groups[group].length === 0);

  return (
    <Stack>
      <ListBar
        tools={
          <ListTools
            file={listFile(text('sessions.file'), columns, {}, filterPages(readPages(query), matches))}
          />
        }
      >
        <SessionFilters filters={filters} />
      </ListBar>
      {isNone && (
        <NoneFound
          title={text('sessions.noneMatch')}
          clearLabel={text('sessions.clearFilters')}
          onClear={clear}
        />
      )}
      {DAY_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <SectionCard key={group} title={text(`sessions.${group}`)}>
          <PlainList onKeyDown={moveBetweenRows}>
            {groups[group].map((session) => (
              <SessionRow key={session.id} session={session} hasLeft={hasLeft(session)} />
            ))}
          </PlainList>
        </SectionCard>
      ))}
      <LoadMore of={sessions.of} onMore={sessions.loadMore} />
    </Stack>
  );
};
