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
  const [asked, setAsked] = useState<keyof typeof SENDS>();
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
      <ChosenBar count={count} onClear={chosen.clear}>
        <Button size="small" onClick={() => setAsked('resend')}>
          {text('selfService.resend')}
        </Button>
        <Button size="small" color="error" onClick={() => setAsked('withdraw')}>
          {text('selfService.withdraw')}
        </Button>
      </ChosenBar>
      {asked && (
        <BulkConfirm
          title={text(`selfService.manyTitle.${asked}`, { count })}
          confirmLabel={text(asked === 'resend' ? 'selfService.resend' : 'selfService.withdraw')}
          tone={asked === 'resend' ? 'primary' : 'error'}
          onConfirm={() => start(asked)}
          onClose={() => setAsked(undefined)}
        >
          {text(`selfService.manyText.${asked}`)}
        </BulkConfirm>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
