"""blender -b -P render.py -- scenes.json: one picture for every scene in the file."""

import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

from places import front, room
from screens import MM, add_screen


def render(scene):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    is_close = scene["view"] == "close"
    width, height = scene["width"] * MM, scene["height"] * MM
    if scene["seenFrom"] == "outside":
        front(width, height)
    else:
        room(width, height, scene["standsOnFloor"])
    add_screen(scene, is_close)
    look_at(scene, width, height, is_close)
    settings(scene)
    bpy.ops.render.render(write_still=True)


def look_at(scene, width, height, is_close):
    camera = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    if is_close:
        camera.lens = 62
        target = Vector((-width / 2 + 0.055, 0.0, height - 0.05))
        made.location = target + Vector((0.16, -0.3, -0.1))
        camera.dof.use_dof = True
        camera.dof.focus_distance = (target - made.location).length
        camera.dof.aperture_fstop = 7
    else:
        camera.lens = 40
        # A door may lose its head to be seen larger; a window is seen whole.
        tall = height * 0.86 if scene["standsOnFloor"] else height + 0.3
        wide = width + 0.5
        away = max(tall * 40 / 27, wide * 40 / 36) * 1.04
        target = Vector((0.0, 0.0, height / 2 - (0.16 if scene["standsOnFloor"] else 0.03)))
        turned = math.radians(-17)
        made.location = target + Vector((math.sin(turned) * away, -math.cos(turned) * away, 0.0))
    made.rotation_euler = (target - made.location).to_track_quat("-Z", "Y").to_euler()


def settings(scene):
    made = bpy.context.scene
    made.render.engine = "CYCLES"
    made.cycles.device = "CPU"
    made.cycles.samples = scene["samples"]
    made.cycles.use_adaptive_sampling = True
    made.cycles.adaptive_threshold = 0.02
    made.cycles.use_denoising = False
    made.cycles.max_bounces = 5
    made.cycles.diffuse_bounces = 3
    made.cycles.glossy_bounces = 2
    made.cycles.transparent_max_bounces = 12
    made.cycles.sample_clamp_indirect = 4
    made.cycles.seed = 7
    made.view_settings.view_transform = "Filmic"
    made.view_settings.look = "Medium High Contrast"
    made.view_settings.exposure = 0.55
    made.render.resolution_x, made.render.resolution_y = scene["pixels"]
    made.render.image_settings.file_format = "PNG"
    made.render.filepath = scene["file"]


with open(sys.argv[-1]) as file:
    for each in json.load(file):
        render(each)
