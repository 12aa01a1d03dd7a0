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
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { menuLabelOf, type MenuId, type MenuItem } from '@domain/navigation/menu.ts';
import type { MessageId } from '../../i18n/locale.ts';
import { paths } from '../paths.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: ElementType;
  /** Pages that belong to the entry besides its own. */
  readonly covers?: string;
}

type OfMenu<Id extends MenuId> = Id;

/** Entries of the server's menus that this app has no screen for yet: nobody is led to them. */
type WithoutScreen = OfMenu<
  | 'expressProject'
  | 'talents'
  | 'selfService'
  | 'curators'
  | 'agencyTeam'
  | 'tickets'
  | 'billing'
  | 'rates'
  | 'vacations'
>;
type Shown = Exclude<MenuId, WithoutScreen>;

/** How the others look: an entry of the menus that is in neither list does not compile. */
const LOOKS: Readonly<Record<Shown, Pick<NavigationEntry, 'icon' | 'covers'>>> = {
  dashboard: { icon: SpaceDashboard },
  projects: { icon: FolderOpen, covers: paths.project.path },
  newProject: { icon: AddBox },
  curate: { icon: Hearing },
  client: { icon: Groups },
  demos: { icon: GraphicEq },
  voice: { icon: RecordVoiceOver },
  homeStudio: { icon: Mic },
  account: { icon: Badge },
  profile: { icon: Person },
  security: { icon: Key },
};

const isShown = (id: string): id is Shown => Object.hasOwn(LOOKS, id);

/** The entries of a server's menu that this app has screens for, in the server's order and at its addresses. */
export const navigationFrom = (items: readonly MenuItem[]): readonly NavigationEntry[] =>
  items.flatMap(({ id, path }) =>
    isShown(id) ? [{ ...LOOKS[id], label: menuLabelOf(id), href: path }] : [],
  );
