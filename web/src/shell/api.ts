// REST: every answer typed, every failure a Failure with a key that words exist for.

import type { GameInfo, Me, NewTable, Problem, TableMessage } from "../protocol.ts";

export class Failure extends Error {
  readonly key: string;
  readonly args: Record<string, string | number>;

  constructor(problem: Problem) {
    super(problem.key);
    this.key = problem.key;
    this.args = Object.fromEntries(Object.entries(problem.args).map(([name, value]) => [name, value ?? ""]));
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const post = body !== undefined;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: post ? "POST" : "GET",
      headers: post ? { "Content-Type": "application/json", "X-Polana": "1" } : {},
      ...(post ? { body: JSON.stringify(body) } : {}),
      credentials: "same-origin",
    });
  } catch {
    throw new Failure({ key: "offline", args: {} });
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: Problem } | null;
  throw new Failure(answer?.error?.key ? answer.error : { key: "failed", args: { status: response.status } });
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const at = (table: string, rest: string): string => `/tables/${encodeURIComponent(table)}/${rest}`;

export const api = {
  games: () => json<GameInfo[]>("/games"),
  me: () => json<Me>("/me"),
  create: (table: NewTable) => json<{ table: string; invite: string }>("/tables", table),
  table: (table: string) => json<TableMessage>(`/tables/${encodeURIComponent(table)}`),
  join: (table: string, body: { invite?: string; name: string; seat?: number }) =>
    json<{ seat: number }>(at(table, "join"), body),
  leave: (table: string) => ask(at(table, "leave"), {}),
  resign: (table: string, seat: number | null) => ask(at(table, "resign"), { seat }),
  end: (table: string) => ask(at(table, "end"), {}),
  rematch: (table: string) => json<{ table: string }>(at(table, "rematch"), {}),
  takeover: (table: string, seat: number, bot: string | null) => ask(at(table, "takeover"), { seat, bot }),
  device: (table: string) => json<{ link: string }>(at(table, "device"), {}),
  seat: (token: string) => json<{ table: string; seat: number }>(`/seat/${encodeURIComponent(token)}`, {}),
  replay: (table: string, move: number) => json<TableMessage>(at(table, `replay/${move}`)),
  record: async (table: string) => (await ask(at(table, "record"))).text(),
  bring: (record: string) => json<{ table: string }>("/import", { record }),
  check: (table: string) => json<{ commitment: string; seed: string; ok: boolean }>(at(table, "check")),
  inviteCode: (table: string) => `/api${at(table, "invite.svg")}`,
};
