import { useRef } from 'react';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Extra from '@mui/icons-material/AddBoxOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inbox from '@mui/icons-material/MoveToInboxOutlined';
import Unsent from '@mui/icons-material/UploadFileOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  getFormatName,
  type Delivery,
  type DeliveryState,
  type DeliveryType,
} from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import {
  deliveryTransitions,
  getVersionState,
  type DeliveryTransition,
} from '@domain/deliveries/transitions.ts';
import { CREW, isAllowed } from '@domain/transitions.ts';
import { DateText } from '../../components/DateText.tsx';
import { StateChip, type StateTone } from '../../components/StateChip.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import type { PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSizeText } from '../useSizeText.ts';
import { AcceptanceText, PickupText } from './DeliveryNotes.tsx';
import { DeliveryActions } from './DeliveryActions.tsx';
import { DeliveryCheck } from './DeliveryCheck.tsx';

const LOOKS: Readonly<Record<DeliveryState, { readonly tone: StateTone; readonly icon: typeof Check }>> = {
  uploaded: { tone: 'neutral', icon: Unsent },
  delivered: { tone: 'waiting', icon: Inbox },
  accepted: { tone: 'positive', icon: Check },
  revisionRequested: { tone: 'attention', icon: Undo },
  replaced: { tone: 'neutral', icon: History },
};

interface Props {
  readonly delivery: Delivery;
  /** Whether the reader may accept it or request a revision. */
  readonly isClients: boolean;
  /** Whether the order doesn't include it. */
  readonly isSurplus: boolean;
  readonly pickup: DeliveryPlan['pickup'];
  /** Null: the project chose none. */
  readonly profile: DeliveryProfileName | null;
  /** Null: the order takes any. */
  readonly format: DeliveryType | null;
  /** Whether the reader may deliver. */
  readonly mayFix: boolean;
}

/** One version of a delivered file: state, size, date, the requested change and actions. */
export const DeliveryRow = ({ delivery, isClients, isSurplus, pickup, profile, format, mayFix }: Props) => {
  const text = useText();
  const sizeText = useSizeText();
  const { name, version, size, state, sha256, character, revision, mendedFrom, contentType } = delivery;
  const file = text('deliveries.version', { name, version });
  const player = useRef<PlayerControls>(null);
  const authors = [...(isClients ? (['client'] as const) : []), ...(mayFix ? CREW : [])];
  const may = (change: DeliveryTransition) =>
    isAllowed(deliveryTransitions[change], getVersionState(delivery), authors);

  return (
    <Row
      component="li"
      sx={{
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <StateChip {...LOOKS[state]} label={text(`deliveries.state.${state}`)} />
          {format && contentType !== format && state !== 'replaced' && (
            <StateChip
              tone="attention"
              icon={Warning}
              label={text('deliveries.otherFormat', { format: getFormatName(format) })}
            />
          )}
          {isSurplus && <StateChip tone="neutral" icon={Extra} label={text('deliveries.surplus')} />}
        </Box>
        <Muted component="div">
          {text('deliveries.facts', { version, size: sizeText(size), character })} ·{' '}
          <DateText instant={delivery.sentAt ?? delivery.createdAt} withTime />
        </Muted>
        {mayFix && delivery.openedAt && <Muted>{text('deliveries.opened')}</Muted>}
        <AcceptanceText delivery={delivery} />
        {mendedFrom !== null && <Muted>{text('deliveries.mendedFrom')}</Muted>}
        {revision && (
          <Typography
            variant="body2"
            sx={{ marginTop: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {revision.atMs === null
              ? text('deliveries.change', { note: revision.note })
              : text('deliveries.changeAt', { moment: formatFileMoment(revision.atMs), note: revision.note })}
          </Typography>
        )}
        {revision && <PickupText revision={revision} pickup={pickup} />}
        {!delivery.measurement && (
          <Muted sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
            {text('deliveries.sha256', { sha256 })}
          </Muted>
        )}
      </Box>
      <DeliveryActions delivery={delivery} file={file} may={may} pickup={pickup} player={player} />
      <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
        <DeliveryCheck
          delivery={delivery}
          profile={profile}
          file={file}
          player={player}
          mayFix={may('mend')}
        />
      </Box>
    </Row>
  );
};
