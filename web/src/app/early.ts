interface Early {
  readonly type: 'click' | 'input';
  readonly target: Element;
  readonly value: string | undefined;
}

/** Types into a field as a person does: React ignores a value that it has set. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const repeat = ({ type: kind, target, value }: Early): void => {
  // A chosen file stays in its field, whose value can't be set.
  if (target instanceof HTMLInputElement && target.type === 'file' && kind === 'input')
    target.dispatchEvent(new Event('change', { bubbles: true }));
  else if (kind === 'click')
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    type(target, value ?? '');
};

/** Repeats what was pressed and typed on the rendered page; the page's inline script has kept it until now. */
export const repeatEarly = (): void => {
  // One task each, so that a press finds the page with what was typed before it.
  const repeatLater = (event: Early) => void setTimeout(() => repeat(event));
  window.dispatchEvent(new CustomEvent('app-ready', { detail: repeatLater }));
};
