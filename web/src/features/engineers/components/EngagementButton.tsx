import Box from '@mui/material/Box';
import type { EngineerStanding } from '@domain/access/memberships.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import { setStanding } from '../data/setStanding.ts';

interface Props {
  readonly engineer: EngineerView;
  readonly onChanged: () => void;
}

/** Engages or releases an engineer immediately, with undo. */
export const EngagementButton = ({ engineer: { id, fullName: name, status }, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const isActive = status === 'active';
  const { press: undo } = usePress(async (press, before: EngineerStanding) => {
    await setStanding(id, before, press);
    onChanged();
  });
  return (
    // Clicks and Enter here must not open the row.
    <Box onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <SendButton
        size="small"
        color="inherit"
        aria-label={text(isActive ? 'engineers.releaseName' : 'engineers.engageName', { name })}
        onSend={async (press) => {
          await setStanding(id, isActive ? 'pending' : 'active', press);
          const action = { label: text('common.undo'), onAction: () => void undo(status) };
          const view = text(isActive ? 'engineers.released' : 'engineers.engaged', { name });
          toasts.success(view, { action, lastsMs: TOAST_UNDO_MS });
          onChanged();
        }}
      >
        {text(isActive ? 'engineers.release' : 'engineers.engage')}
      </SendButton>
    </Box>
  );
};
