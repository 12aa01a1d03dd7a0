import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { useOwnBookings } from '../data/useHome.ts';
import { HomeCard } from './HomeCard.tsx';

/** A talent's or engineer's next booking, with its link to join. */
export const NextSession = () => {
  const text = useText();
  const spanText = useSpanText();
  const { uid, engagedBy } = useSignedIn();
  const request = useOwnBookings(uid);
  const [next] = request.data ?? [];
  if (request.data && !next) return null;

  return (
    <HomeCard title={text('home.nextSession')} request={request}>
      {([booking]) =>
        booking && (
          <>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {spanText(
                { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) },
                getBrowserZone() ?? 'UTC',
              )}
            </Typography>
            <Muted sx={{ marginBottom: 1.5 }}>
              {joinDotted([booking.character, booking.projectName, booking.agencyName])}
            </Muted>
            <Row align="center">
              {booking.join && (
                <Button
                  variant="contained"
                  size="large"
                  component={Link}
                  href={booking.join.link}
                  target="_blank"
                  rel="noreferrer"
                >
                  {text('home.join', { method: booking.join.method })}
                </Button>
              )}
              <Button
                variant="outlined"
                color="inherit"
                size="large"
                component={RouterLink}
                to={
                  engagedBy.length > 0 && booking.sessionId !== null
                    ? paths.session.href(booking.sessionId)
                    : paths.calendar.href()
                }
              >
                {text('home.details')}
              </Button>
            </Row>
          </>
        )
      }
    </HomeCard>
  );
};
