import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { DialogCommand } from './commands.ts';

const InviteDialog = lazyComponent(() =>
  import('../../common/invitations/InviteDialog.tsx').then((module) => module.InviteDialog),
);
const PlanAnySessionDialog = lazyComponent(async () => {
  const loaded = [
    import('../../features/sessions/dialogs/PlanAnySessionDialog.tsx'),
    wantTexts('sessions'),
  ] as const;
  return (await Promise.all(loaded))[0].PlanAnySessionDialog;
});
const ImpersonateDialog = lazyComponent(() =>
  import('../impersonation/ImpersonateDialog.tsx').then((module) => module.ImpersonateDialog),
);

interface Props {
  readonly command: DialogCommand;
  readonly onClose: () => void;
}

/** The dialog of a command, over the current page. */
export const CommandDialog = ({ command, onClose }: Props) => {
  if (command === 'planSession') return <PlanAnySessionDialog onClose={onClose} />;
  if (command === 'actAs') return <ImpersonateDialog onClose={onClose} />;
  return <InviteDialog invited={command === 'inviteTalent' ? 'talent' : 'engineer'} onClose={onClose} />;
};
