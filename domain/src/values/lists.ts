import { messageId, yup } from '../messages/yup.ts';

/** A list whose order means nothing: it names each item once. `keyOf` tells items apart where they are not themselves. */
export const eachOnce = <Item>(item: yup.ISchema<Item>, keyOf: (item: Item) => unknown = (one) => one) =>
  yup
    .array()
    .of(item)
    .test('each once', messageId('validation.duplicate'), (items) => {
      if (!items) return true;
      const keys = (items as readonly Item[]).map(keyOf);
      return new Set(keys).size === keys.length;
    });
