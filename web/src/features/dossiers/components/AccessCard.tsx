import { useState } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TalentStatus } from '@domain/talents/talents.ts';
import { BlockDialog } from '../../../components/access/BlockDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useStanding } from '../data/dossierCalls.ts';

interface Props {
  readonly talentId: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/**
 * Whether the agency keeps a talent out, or works with them no longer: its own decision, which concerns no other; admins
 * alone take it.
 */
export const AccessCard = ({ talentId, name, onRemove }: Props) => {
  const text = useText();
  const { roles } = useSignedIn();
  const standing = useStanding(talentId);
  const [decided, setDecided] = useState<TalentStatus>();
  const [isAsking, setAsking] = useState(false);
  const status = decided ?? standing.data?.status;
  if (!status) return null;
  const isBlocked = status === 'blocked';
  return (
    <SectionCard title={text('access.title')} lead={text('access.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StateChip
          tone={isBlocked ? 'negative' : 'positive'}
          icon={isBlocked ? Block : CheckCircle}
          label={text(`access.${status}`)}
        />
        {roles.includes('admin') && (
          <>
            <Button
              color={isBlocked ? 'primary' : 'error'}
              variant="outlined"
              size="small"
              onClick={() => setAsking(true)}
            >
              {text(isBlocked ? 'access.unblock' : 'access.block')}
            </Button>
            <Button color="error" size="small" onClick={onRemove}>
              {text('removal.open')}
            </Button>
          </>
        )}
      </Box>
      <BlockDialog
        talentId={talentId}
        name={name}
        status={status}
        open={isAsking}
        onCancel={() => setAsking(false)}
        onDone={(next) => {
          setDecided(next);
          setAsking(false);
        }}
      />
    </SectionCard>
  );
};
