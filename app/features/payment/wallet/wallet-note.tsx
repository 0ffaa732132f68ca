/** What became of asking a wallet. There before its words are: a screen reader speaks of what changes in it. */
export function WalletNote({ children }: { children: string }) {
  return (
    <output className="block max-w-[52ch] grow basis-64 text-small text-mist empty:hidden">
      {children}
    </output>
  );
}
