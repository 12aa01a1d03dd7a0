import type { ElementType } from 'react';
import Contrast from '@mui/icons-material/ContrastOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Groups from '@mui/icons-material/SwitchAccountOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { ROLES, type AccountRole } from '@domain/access/roles.ts';
import type { MessageId } from '../../i18n/locale.ts';

/** Commands that open a dialog. */
const DIALOG_COMMANDS = ['inviteTalent', 'inviteEngineer', 'planSession', 'actAs'] as const;
export type DialogCommand = (typeof DIALOG_COMMANDS)[number];

/** Commands available on every page. */
export type Command = DialogCommand | 'light' | 'dark' | 'system' | 'english' | 'spanish' | 'signOut';

export interface CommandAction {
  readonly command: Command;
  readonly label: MessageId;
  /** Other search words. */
  readonly also: MessageId;
  readonly icon: ElementType;
  readonly roles: readonly AccountRole[];
}

const STAFF: readonly AccountRole[] = ['agencyTeam', 'admin'];
const act = (
  command: Command,
  icon: ElementType,
  also: MessageId,
  roles: readonly AccountRole[] = ROLES,
): CommandAction => ({ command, label: `search.do.${command}`, also, icon, roles });

/** All commands and who has them. */
export const COMMANDS: readonly CommandAction[] = [
  act('inviteTalent', PersonAdd, 'search.also.invite', STAFF),
  act('inviteEngineer', PersonAdd, 'search.also.invite', ['admin']),
  act('planSession', EventAvailable, 'search.also.plan', STAFF),
  act('actAs', Groups, 'search.also.actAs', ['admin']),
  act('light', Contrast, 'search.also.theme'),
  act('dark', Contrast, 'search.also.theme'),
  act('system', Contrast, 'search.also.theme'),
  act('english', Translate, 'search.also.language'),
  act('spanish', Translate, 'search.also.language'),
  act('signOut', Logout, 'search.also.signOut'),
];

export const isDialogCommand = (command: Command): command is DialogCommand =>
  DIALOG_COMMANDS.some((each) => each === command);
