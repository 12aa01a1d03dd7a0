import Block from '@mui/icons-material/Block';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmailedRow, EmailRecipient } from '@domain/roster/roster-email.api.ts';
import { EMAILS_A_DAY } from '@domain/roster/roster-email.schema.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';

const LOOKS = {
  queued: { tone: 'positive', icon: Check },
  already: { tone: 'neutral', icon: Check },
  enough: { tone: 'attention', icon: Block },
  blocked: { tone: 'attention', icon: Block },
  unconfirmed: { tone: 'attention', icon: Block },
  notFound: { tone: 'attention', icon: Block },
} as const satisfies Record<EmailedRow['outcome'], object>;

interface Person {
  readonly talentId: string;
  readonly name: string;
  readonly outcome: EmailRecipient['outcome'] | EmailedRow['outcome'];
}

interface Props {
  readonly title: string;
  readonly people: readonly Person[];
}

/** Selected talents with their results; nothing without any. */
export const EmailPeople = ({ title, people }: Props) => {
  const text = useText();
  if (people.length === 0) return null;

  return (
    <section aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={title}
        sx={{ margin: 0, padding: 0, maxHeight: 200, overflow: 'auto' }}
      >
        {people.map(({ talentId, name, outcome }) => (
          <Row
            component="li"
            key={talentId}
            align="center"
            justify="space-between"
            sx={{
              paddingBlock: 0.5,
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <bdi>{name}</bdi>
            </Typography>
            {outcome !== 'ready' && (
              <StateChip
                {...LOOKS[outcome]}
                label={text(`rosterEmail.outcome.${outcome}`, { max: EMAILS_A_DAY })}
              />
            )}
          </Row>
        ))}
      </Box>
    </section>
  );
};
