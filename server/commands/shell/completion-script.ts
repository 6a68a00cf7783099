import type { Command } from "commander";
import { commandTree } from "./finish-command.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** What can follow the words of one command. */
interface Completion {
  /** The words without `afield`; empty for the program itself. */
  path: string;
  /** Every spelling of the path, aliases included. */
  spellings: string[];
  words: { word: string; summary: string }[];
  /** Options that take a value, with the values that are possible, if they can be listed. */
  values: { flag: string; choices: readonly string[] }[];
  takesFile: boolean;
}

/** Returns a script that completes every command, option and listed value of the program. */
export function completionScript(shell: Shell, program: Command): string {
  const completions = commandTree(program).map(({ command, path }) => completionOf(command, path));
  if (shell === "bash") return bashScript(completions);
  if (shell === "zsh")
    return `#compdef afield\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(completions)}`;
  return fishScript(completions);
}

function completionOf(command: Command, treePath: string): Completion {
  const path = treePath.split(" ").slice(1).join(" ");
  const parent = path.split(" ").slice(0, -1).join(" ");
  const options = command.options.filter((option) => !option.hidden);
  const choices = command.registeredArguments.flatMap((argument) => argument.argChoices ?? []);
  return {
    path,
    spellings: path === "" ? [] : [command.name(), ...command.aliases()].map((name) => `${parent} ${name}`.trim()),
    words: [
      ...command.commands.map((each) => ({ word: each.name(), summary: each.description() })),
      ...choices.map((word) => ({ word, summary: "" })),
      ...options.map((option) => ({ word: option.long ?? "", summary: option.description })),
      { word: "--help", summary: "show how to use it" },
    ],
    values: options
      .filter((option) => option.required || option.optional)
      .map((option) => ({ flag: option.long ?? "", choices: option.argChoices ?? [] })),
    takesFile: command.registeredArguments.some((argument) => ["file", "list"].includes(argument.name())),
  };
}

/** Zsh reads the same script through `bashcompinit`. */
function bashScript(completions: Completion[]): string {
  const steps = completions.flatMap(({ path, spellings }) =>
    spellings.map((spelling) => {
      const [last = "", ...before] = spelling.split(" ").toReversed();
      return `      "${before.toReversed().join(" ")}/${last}") command="${path}" ;;`;
    }),
  );
  const values = completions.flatMap(({ path, values: all }) =>
    all.map(({ flag, choices }) => `    "${path}/${flag}") words="${choices.join(" ")}" ;;`),
  );
  const words = completions.map(
    ({ path, words: all, takesFile }) =>
      `    "${path}/"*) words="${all.map(({ word }) => word).join(" ")}"${takesFile ? "; files=yes" : ""} ;;`,
  );
  return `_afield() {
  local command="" words="" files="" at
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "$command/\${COMP_WORDS[at]}" in
${steps.join("\n")}
    esac
  done
  case "$command/$before" in
${[...values, ...words].join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _afield afield`;
}

function fishScript(completions: Completion[]): string {
  const steps = completions.flatMap(({ path, spellings }) =>
    spellings.map((spelling) => {
      const [last = "", ...before] = spelling.split(" ").toReversed();
      return `            case '${before.toReversed().join(" ")}/${last}'\n                set command '${path}'`;
    }),
  );
  const lines = completions.flatMap(({ path, words, values, takesFile }) => {
    const when = `-n "test (__afield_command) = '${path}'"`;
    const valued = new Map(values.map(({ flag, choices }) => [flag, choices]));
    return [
      `complete -c afield ${when} ${takesFile ? "-F" : "-f"}`,
      ...words.map(({ word, summary }) => {
        const said = summary === "" ? "" : ` -d ${fishQuoted(summary)}`;
        if (!word.startsWith("--")) return `complete -c afield ${when} -a ${word}${said}`;
        const choices = valued.get(word);
        const value = choices === undefined ? "" : choices.length > 0 ? ` -x -a '${choices.join(" ")}'` : " -r";
        return `complete -c afield ${when} -l ${word.slice(2)}${value}${said}`;
      }),
    ];
  });
  return `function __afield_command
    set -l command ''
    for word in (commandline -opc)[2..]
        switch "$command/$word"
${steps.join("\n")}
        end
    end
    echo -- $command
end
${lines.join("\n")}`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
