import { MerkleStateManager } from "@ethereumjs/statemanager";
import { createAccount, createAddressFromString } from "@ethereumjs/util";
import { createVM, type VM } from "@ethereumjs/vm";
import type { Address } from "viem";
import { rules } from "./chain-rules.ts";
import { initialBalances } from "../../services/chain/development-wallets.ts";

export type ChainState = {
  /** Only whoever makes blocks may run anything on this one. */
  vm: VM;
  initialRoot: Uint8Array;
};

type BlockSource = (number: number) => { hash(): Uint8Array } | undefined;

/** Accounts and contracts; every state there ever was stays readable by its root. */
export async function openState(findBlock: BlockSource): Promise<ChainState> {
  const stateManager = new MerkleStateManager({ common: rules });
  const blockchain = {
    async getBlock(number: number) {
      const found = findBlock(number);
      if (!found) throw new Error(`there is no block ${number}`);
      return found;
    },
    putBlock: async () => undefined,
    shallowCopy: () => blockchain,
  };
  const vm = await createVM({ common: rules, stateManager, blockchain });
  for (const { address, wei } of initialBalances) {
    await stateManager.putAccount(
      createAddressFromString(address),
      createAccount({ balance: wei, nonce: 0n }),
    );
  }
  return { vm, initialRoot: await stateManager.getStateRoot() };
}

/** A machine of one's own at that state: what is run on it is seen by nobody else. */
export async function copyAt(vm: VM, root: Uint8Array): Promise<VM> {
  const copy = await vm.shallowCopy();
  await copy.stateManager.setStateRoot(root);
  return copy;
}

export async function readChainAccount(
  vm: VM,
  root: Uint8Array,
  address: Address,
): Promise<{ nonce: bigint; balance: bigint }> {
  const state = vm.stateManager.shallowCopy();
  await state.setStateRoot(root);
  const account = await state.getAccount(createAddressFromString(address));
  return { nonce: account?.nonce ?? 0n, balance: account?.balance ?? 0n };
}
