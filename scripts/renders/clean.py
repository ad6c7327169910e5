"""Takes the grain out of a picture, for Debian's Blender comes without a denoiser.

Light is smoothed apart from what it falls on: the colour of a surface and the way it faces are known almost without grain
and say where one thing ends and the next begins (an edge-avoiding wavelet filter, guided by both).
"""

import bpy
import numpy as np

PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
STEPS = (1, 2, 4, 8, 16)
KERNEL = {0: 0.5, 1: 0.25, -1: 0.25}


def keep_passes(scene, folder):
    """Each pass into a file of its own, beside the picture."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.exr_codec = "NONE"
    out.file_slots.clear()
    for name, source in PASSES.items():
        out.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[source], out.inputs[f"{name}-"])


def clean(scene, folder, file):
    light, albedo, normal = [read(f"{folder}/{name}-0001.exr") for name in PASSES]
    # What is dark or shines by itself has next to no colour to take apart, and dividing by it would blow up its grain.
    tint = np.maximum(albedo, 0.2)
    even = without_sparks(np.minimum(light, 12.0) / tint)
    for step in STEPS:
        even = smooth(even, albedo, normal, step)
    write(scene, even * tint, file)


def without_sparks(even):
    """A point brighter than all around it but one is chance: light that fell on it by a way hardly ever taken."""
    bright = even.mean(axis=2)
    around = [shifted(bright, (dy, dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    most = np.partition(np.stack(around), -2, axis=0)[-2] * 1.15 + 0.004
    return even * np.minimum(1.0, most / np.maximum(bright, 1e-6))[..., None]


def smooth(even, albedo, normal, step):
    bright = np.log1p(even.mean(axis=2))
    # How much it differs from its neighbours is how much of a difference says nothing.
    spread = np.sqrt(np.maximum(blurred(bright**2) - blurred(bright) ** 2, 0)) * 2.0 + 0.01
    total, weights = np.zeros_like(even), np.zeros_like(bright)
    for dy, across in KERNEL.items():
        for dx, along in KERNEL.items():
            by = (dy * step, dx * step)
            other = shifted(even, by)
            near = np.abs(shifted(bright, by) - bright) / spread
            tone = ((shifted(albedo, by) - albedo) ** 2).sum(axis=2) / 0.006
            turn = ((shifted(normal, by) - normal) ** 2).sum(axis=2) / 0.05
            weight = across * along * np.exp(-near - tone - turn)
            total += other * weight[..., None]
            weights += weight
    return total / weights[..., None]


def blurred(values, reach=3):
    padded = np.pad(values, reach + 1, mode="edge").cumsum(axis=0).cumsum(axis=1)
    side = 2 * reach + 1
    summed = padded[side:, side:] - padded[:-side, side:] - padded[side:, :-side] + padded[:-side, :-side]
    return summed[: values.shape[0], : values.shape[1]] / side**2


def shifted(values, by):
    """As a picture that was moved, its edge repeated."""
    rows = np.clip(np.arange(values.shape[0]) + by[0], 0, values.shape[0] - 1)
    columns = np.clip(np.arange(values.shape[1]) + by[1], 0, values.shape[1] - 1)
    return values[rows][:, columns]


def read(file):
    image = bpy.data.images.load(file)
    width, height = image.size
    values = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, image.channels)[..., :3]


def write(scene, values, file):
    height, width = values.shape[:2]
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    whole = np.ones((height, width, 4), dtype=np.float32)
    whole[..., :3] = values
    image.pixels.foreach_set(whole.ravel())
    image.update()
    image.save_render(file, scene=scene)
