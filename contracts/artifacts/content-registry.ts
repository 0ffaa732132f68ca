// Written by write-artifacts.ts from ContentRegistry.sol.
export const contentRegistry = {
  compiler: "0.8.37+commit.f401782d.Emscripten.clang",
  abi: [
    {
      type: "error",
      inputs: [],
      name: "AlreadyAnchored",
    },
    {
      type: "error",
      inputs: [],
      name: "AlreadyRevoked",
    },
    {
      type: "error",
      inputs: [],
      name: "NothingToAnchor",
    },
    {
      type: "event",
      anonymous: false,
      inputs: [
        {
          indexed: true,
          internalType: "address",
          name: "publisher",
          type: "address",
        },
        {
          indexed: true,
          internalType: "bytes32",
          name: "root",
          type: "bytes32",
        },
        {
          indexed: false,
          internalType: "uint32",
          name: "leaves",
          type: "uint32",
        },
      ],
      name: "Anchored",
    },
    {
      type: "event",
      anonymous: false,
      inputs: [
        {
          indexed: true,
          internalType: "address",
          name: "publisher",
          type: "address",
        },
        {
          indexed: true,
          internalType: "bytes32",
          name: "content",
          type: "bytes32",
        },
        {
          indexed: false,
          internalType: "bytes32",
          name: "supersededBy",
          type: "bytes32",
        },
      ],
      name: "Revoked",
    },
    {
      type: "function",
      inputs: [
        {
          internalType: "bytes32",
          name: "root",
          type: "bytes32",
        },
        {
          internalType: "uint32",
          name: "leaves",
          type: "uint32",
        },
      ],
      name: "anchor",
      outputs: [],
      stateMutability: "nonpayable",
    },
    {
      type: "function",
      inputs: [
        {
          internalType: "address",
          name: "publisher",
          type: "address",
        },
        {
          internalType: "bytes32",
          name: "root",
          type: "bytes32",
        },
        {
          internalType: "bytes32",
          name: "content",
          type: "bytes32",
        },
      ],
      name: "entry",
      outputs: [
        {
          internalType: "uint64",
          name: "anchoredAt",
          type: "uint64",
        },
        {
          internalType: "uint64",
          name: "anchoredBlock",
          type: "uint64",
        },
        {
          internalType: "uint64",
          name: "revokedAt",
          type: "uint64",
        },
        {
          internalType: "uint64",
          name: "revokedBlock",
          type: "uint64",
        },
        {
          internalType: "bytes32",
          name: "supersededBy",
          type: "bytes32",
        },
      ],
      stateMutability: "view",
    },
    {
      type: "function",
      inputs: [
        {
          internalType: "bytes32",
          name: "content",
          type: "bytes32",
        },
      ],
      name: "revoke",
      outputs: [],
      stateMutability: "nonpayable",
    },
    {
      type: "function",
      inputs: [
        {
          internalType: "bytes32",
          name: "content",
          type: "bytes32",
        },
        {
          internalType: "bytes32",
          name: "by",
          type: "bytes32",
        },
      ],
      name: "supersede",
      outputs: [],
      stateMutability: "nonpayable",
    },
  ],
  bytecode:
    "0x6080604052348015600e575f5ffd5b5061054d8061001c5f395ff3fe608060405234801561000f575f5ffd5b506004361061004a575f3560e01c80630728fda31461004e57806347489de414610146578063b75c7dc61461015b578063f13cb8cd1461016e575b5f5ffd5b61010a61005c366004610496565b73ffffffffffffffffffffffffffffffffffffffff929092165f8181526020818152604080832094835293815283822084518086018652905467ffffffffffffffff8082168352680100000000000000009182900481168385019081528686526001855287862089875285528786208851808a018a52905480841680835294900490921691850182905292519251958552600284528685209785529690925293909120549294919390929091565b6040805167ffffffffffffffff968716815294861660208601529285168484015293166060830152608082019290925290519081900360a00190f35b6101596101543660046104e0565b610181565b005b610159610169366004610516565b6102e4565b61015961017c36600461052d565b6102f1565b811580610192575063ffffffff8116155b156101c9576040517f6dcb6ea000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f9081526020818152604080832085845290915290205467ffffffffffffffff1615610222576040517fa0094ce300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60408051808201825267ffffffffffffffff42811682524381166020808401918252335f81815280835286812089825290925290859020935184549251841668010000000000000000027fffffffffffffffffffffffffffffffff000000000000000000000000000000009093169316929092171790915590518391907fa289f0e4771d734d0565eec23b8b4014bbb249ede5e478e2aac2897cb87a377a906102d890859063ffffffff91909116815260200190565b60405180910390a35050565b6102ee815f610342565b50565b8015806102fd57508181145b15610334576040517f6dcb6ea000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61033e8282610342565b5050565b335f90815260016020908152604080832085845290915281205467ffffffffffffffff161580159061038b5750335f908152600260209081526040808320868452909152902054155b905080156103c5576040517f905e710700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60408051808201825267ffffffffffffffff42811682524381166020808401918252335f818152600183528681208a82528352868120955186549451861668010000000000000000027fffffffffffffffffffffffffffffffff00000000000000000000000000000000909516951694909417929092179093558082526002835283822087835290925282902084905590518491907f75059652f1fb4f3449eb012a4a56ad231e3c89379a8b84531091d434e60cb549906104899086815260200190565b60405180910390a3505050565b5f5f5f606084860312156104a8575f5ffd5b833573ffffffffffffffffffffffffffffffffffffffff811681146104cb575f5ffd5b95602085013595506040909401359392505050565b5f5f604083850312156104f1575f5ffd5b82359150602083013563ffffffff8116811461050b575f5ffd5b809150509250929050565b5f60208284031215610526575f5ffd5b5035919050565b5f5f6040838503121561053e575f5ffd5b5050803592602090910135915056",
} as const;
