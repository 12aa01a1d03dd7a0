import type { ElementType } from 'react';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Record from '@mui/icons-material/RecordVoiceOverOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import type { MenuItem } from '@domain/reference/platform.ts';
import type { MessageId } from '../../i18n/locale.ts';
import { paths } from '../paths.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: ElementType;
  /** Pages that belong to the entry besides its own. */
  readonly covers?: string;
}

/** How the entries of the server's menus look. One is added when its screen exists, never before. */
const LOOKS: Readonly<Record<string, Omit<NavigationEntry, 'href'>>> = {
  dashboard: { label: 'nav.dashboard', icon: SpaceDashboard },
  projects: { label: 'nav.projects', icon: FolderOpen, covers: paths.project.path },
  newProject: { label: 'nav.newProject', icon: AddBox },
  curate: { label: 'nav.curate', icon: Hearing },
  client: { label: 'nav.client', icon: Groups },
  demos: { label: 'nav.demos', icon: GraphicEq },
  voice: { label: 'nav.voice', icon: Record },
  homeStudio: { label: 'nav.homeStudio', icon: Mic },
  account: { label: 'nav.account', icon: Badge },
  profile: { label: 'nav.profile', icon: Person },
  security: { label: 'nav.security', icon: Key },
};

/** The entries of a server's menu that this app has screens for, in the server's order and at its addresses. */
export const navigationFrom = (items: readonly MenuItem[]): readonly NavigationEntry[] =>
  items.flatMap(({ id, path }) => {
    const look = LOOKS[id];
    return look ? [{ ...look, href: path }] : [];
  });
