import { messageId, yup } from '../messages/yup.ts';

/** A list whose order means nothing: it names each item once. `getKey` tells items apart where they are not themselves. */
export const uniqueList = <Item>(
  item: yup.ISchema<Item>,
  getKey: (item: Item) => unknown = (value) => value,
) =>
  yup
    .array()
    .of(item)
    .test('each once', messageId('validation.duplicate'), (items) => {
      if (!items) return true;
      const keys = (items as readonly (Item | null | undefined)[]).flatMap((listItem) =>
        listItem === null || listItem === undefined ? [] : [getKey(listItem)],
      );
      return new Set(keys).size === keys.length;
    });
