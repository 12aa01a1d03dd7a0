import { useState } from 'react';
import Button from '@mui/material/Button';
import { getFullName } from '@domain/people/names.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { api } from '../../../lib/http/api.ts';
import { BulkConfirm } from '../../../components/bulk/BulkConfirm.tsx';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const SENDS = {
  resend: (id: string, submission: Submission) =>
    api.talents.actOnInvite({ id }, { action: 'resend' }, submission),
  withdraw: (id: string, submission: Submission) =>
    api.talents.updateInvite({ id }, { status: 'withdrawn' }, submission),
};

/** Bulk edits of invitations. Sent emails and revoked links have no undo. */
export const InviteBulk = ({ chosen }: { readonly chosen: Chosen<SelfServiceInvite> }) => {
  const text = useText();
  const [dialog, setDialog] = useState<keyof typeof SENDS>();
  const bulk = useBulk(chosen.drop);
  const { rows } = chosen;
  const count = rows.length;

  const start = (what: keyof typeof SENDS) =>
    bulk.start(
      text(`selfService.many.${what}`, { count }),
      rows.map((invite) => ({
        id: invite.id,
        name: joinDotted([getFullName(invite), invite.email]),
        send: (submission: Submission) => SENDS[what](invite.id, submission).then(() => null),
      })),
    );

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={() => setDialog('resend')}>
          {text('selfService.resend')}
        </Button>
        <Button size="small" color="error" onClick={() => setDialog('withdraw')}>
          {text('selfService.withdraw')}
        </Button>
      </ChosenBar>
      {dialog && (
        <BulkConfirm
          title={text(`selfService.manyTitle.${dialog}`, { count })}
          confirmLabel={text(dialog === 'resend' ? 'selfService.resend' : 'selfService.withdraw')}
          tone={dialog === 'resend' ? 'primary' : 'error'}
          onConfirm={() => start(dialog)}
          onClose={() => setDialog(undefined)}
        >
          {text(`selfService.manyText.${dialog}`)}
        </BulkConfirm>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
