import { Context } from 'ts-json-schema-generator';
import ts from 'typescript';

const HOW = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

/**
 * Reads `Serialised<…>` as the compiler does. The generator reads declarations on its own, and takes what is a condition
 * in them for its first branch: every record that an interface extends or contains would be a text.
 */
class SerialisedParser {
  #checker;
  #child;

  constructor(checker, child) {
    this.#checker = checker;
    this.#child = child;
  }

  /** Of the source alone: what the compiler has made of it below has no place in a file. */
  supportsNode(node) {
    if (node.pos < 0) return false;
    if (ts.isTypeReferenceNode(node)) return node.typeName.getText() === 'Serialised';
    return ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'Serialised';
  }

  createType(node) {
    const type = this.#checker.getTypeFromTypeNode(node);
    return this.#child.createType(this.#checker.typeToTypeNode(type, undefined, HOW), new Context(node));
  }
}

/** For the generator's parser: `createParser(program, config, readSerialised(program))`. */
export const readSerialised = (program) => (parser) =>
  parser.addNodeParser(new SerialisedParser(program.getTypeChecker(), parser));
