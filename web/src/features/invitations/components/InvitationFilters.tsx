import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { INVITATION_STATES, type InvitationKind } from '@domain/invitations/invitations.ts';
import { WRAPPING_CHOICE } from '../../../components/lists/choiceLook.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Choose } from '../../../lib/useAddressChoice.ts';
import type { InvitationChoice } from '../data/useInvitations.ts';

const ALL = 'all';

interface Props extends InvitationChoice {
  /** Kinds that the reader sees. */
  readonly kinds: readonly InvitationKind[];
  readonly choose: Choose<'kind' | 'status'>;
}

export const InvitationFilters = ({ kinds, kind, status, choose }: Props) => {
  const text = useText();

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind ?? ALL}
        aria-label={text('invitations.whichKind')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ kind: next === ALL ? '' : next });
        }}
        sx={WRAPPING_CHOICE}
      >
        <ToggleButton value={ALL}>{text('invitations.everyone')}</ToggleButton>
        {kinds.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`invitations.which.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={status ?? ALL}
        aria-label={text('invitations.whichState')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ status: next === ALL ? '' : next });
        }}
        sx={WRAPPING_CHOICE}
      >
        <ToggleButton value={ALL}>{text('invitations.all')}</ToggleButton>
        {INVITATION_STATES.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`invitations.state.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
};
