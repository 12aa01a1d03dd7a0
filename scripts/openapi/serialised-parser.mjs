import { Context } from 'ts-json-schema-generator';
import ts from 'typescript';

const HOW = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

/** Resolves `Serialised<…>` like the compiler; the generator would turn every nested record into a string. */
class SerialisedParser {
  #checker;
  #child;

  constructor(checker, child) {
    this.#checker = checker;
    this.#child = child;
  }

  /** Matches source text only: the compiler's resolved types aren't in any file. */
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
