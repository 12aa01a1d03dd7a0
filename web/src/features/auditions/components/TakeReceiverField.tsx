import { hasStaffRole } from '@domain/access/roles.ts';
import Box from '@mui/material/Box';
import { TAKE_RECEIVERS, type TakeReceiver } from '@domain/auditions/review.ts';
import type { Project } from '@domain/projects/projects.ts';
import { SavedSelect } from '../../../components/form/SavedSelect.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';

const toReceiver = (value: string): TakeReceiver | null =>
  TAKE_RECEIVERS.find((receiver) => receiver === value) ?? null;

/** Who hears a project's new takes first, for the agency's people. */
export const TakeReceiverField = ({ project: { id, takeReceiver } }: { readonly project: Project }) => {
  const text = useText();
  const { agency, roles } = useSignedIn();
  if (!hasStaffRole(roles)) return null;

  const usual = text(`takes.to.${agency?.takeReceiver ?? 'client'}`);

  return (
    <Box sx={{ flex: '1 1 300px', maxWidth: 420 }}>
      <SavedSelect
        label={text('takes.to')}
        options={[
          { code: '', label: text('takes.toUsual', { usual }) },
          ...TAKE_RECEIVERS.map((code) => ({ code, label: text(`takes.to.${code}`) })),
        ]}
        stored={takeReceiver ?? ''}
        save={({ value }, submission) =>
          api.auditions.setTakeReceiver({ id }, { takeReceiver: toReceiver(value) }, submission)
        }
      />
    </Box>
  );
};
