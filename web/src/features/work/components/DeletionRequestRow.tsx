import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Typography from '@mui/material/Typography';
import { getAnswerDate, isLate } from '@domain/privacy/answer-by.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/useNow.ts';

const DeletionDialog = lazyComponent(() =>
  import('../../../common/talents/removal/DeletionDialog.tsx').then((module) => module.DeletionDialog),
);

interface Props {
  readonly request: DeletionRequest;
  readonly agencyId: string;
}

/** A talent's request for erasure. The last agency's confirmation erases everything, so it has an extra step. */
export const DeletionRequestRow = ({ request, agencyId }: Props) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const dates = useDates();
  const { talentId, fullName: name, email, agencyIds, confirmedBy } = request;
  const askedAt = request.requestedAt.toMillis();
  const late = isLate(askedAt, useNow());
  const pendingCount = agencyIds.filter((id) => id !== agencyId && !confirmedBy.includes(id)).length;

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          <bdi>{name}</bdi>
        </Typography>
        <Muted noWrap>
          <bdi>{email}</bdi> · {text('deletion.requestedOn')} <DateText instant={request.requestedAt} />
        </Muted>
      </Box>
      <StateChip
        tone={late ? 'negative' : 'waiting'}
        icon={Schedule}
        label={text(late ? 'deletion.late' : 'deletion.answerBy', { day: dates.day(getAnswerDate(askedAt)) })}
      />
      {confirmedBy.includes(agencyId) ? (
        <Muted>{text('deletion.waitsForOthers', { count: pendingCount })}</Muted>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('deletion.confirmName', { name })}
          onClick={() => setAsking(true)}
        >
          {text('deletion.confirm')}
        </Button>
      )}
      {asking && (
        <DeletionDialog
          talentId={talentId}
          name={name}
          others={pendingCount}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
