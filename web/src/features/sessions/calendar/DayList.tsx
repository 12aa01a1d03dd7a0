import Typography from '@mui/material/Typography';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SessionChip } from './SessionChip.tsx';

interface Props {
  readonly days: ReadonlyMap<string, readonly RecordingSession[]>;
  readonly getName: (day: string) => string;
}

/** Days with sessions in a column, where seven don't fit side by side. */
export const DayList = ({ days, getName }: Props) => (
  <Stack>
    {[...days].map(([day, sessions]) => (
      <section key={day} aria-label={getName(day)}>
        <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 0.5 }}>
          <time dateTime={day}>{getName(day)}</time>
        </Typography>
        <PlainList gap={0.5}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionChip session={session} isWide />
            </li>
          ))}
        </PlainList>
      </section>
    ))}
  </Stack>
);
