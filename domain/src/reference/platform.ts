/** An entry of a menu that the server provides. `label` is a message id of the app. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}
