import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { MAIN_ID } from '../../../components/layout/SkipLink.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Rarely opened. */
const RemoveTalentDialog = lazyComponent(() =>
  import('../../../common/talents/removal/RemoveTalentDialog.tsx').then(
    (module) => module.RemoveTalentDialog,
  ),
);

interface Props {
  readonly chosen: readonly RosterRow[];
  readonly onRemoved: () => void;
}

/** Removes one selected talent from the agency: never several, because the effects are shown first. For admins. */
export const RemoveChosen = ({ chosen, onRemoved }: Props) => {
  const text = useText();
  const { roles } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const [talent] = chosen;
  if (!roles.includes('admin') || !talent || chosen.length > 1) return null;

  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {text('removal.open')}
      </Button>
      {isAsking && (
        <RemoveTalentDialog
          talentId={talent.talentId}
          name={talent.fullName}
          onRemoved={() => {
            flushSync(() => setAsking(false));
            // The button disappears with the row, so the focus moves to the list.
            document.getElementById(MAIN_ID)?.focus();
            onRemoved();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
